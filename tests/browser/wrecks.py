"""Ways to break the table in the browser. They are noticed by its own tests, which need no server."""

from tools.sabotage import Wreck

WRECKS = [
    Wreck(
        "what was not acknowledged is not sent again",
        "table/line.ts",
        "for (const waiting of unacknowledged.values()) mine.send(waiting);",
        "",
    ),
    Wreck("a line is taken up from the start", "table/store.ts", "seen: () => get().course.seq,", "seen: () => 0,"),
    Wreck("what was taken back stays in the log", "table/course.ts", "steps.splice(place, 1);", ""),
    Wreck(
        "steps told twice are kept twice",
        "table/course.ts",
        "update.steps.filter((step) => step.seq > course.seq)",
        "update.steps",
    ),
    Wreck("more pieces are picked than there are", "table/picking.ts", "count > 0 && leads", "count > -9 && leads"),
    Wreck(
        "a question of several is sent at the first pick",
        "table/picking.ts",
        "return asked.most === 1 && picked.chosen.length === 1;",
        "return picked.chosen.length >= 1;",
    ),
    Wreck(
        "what was picked is kept for the next question",
        "table/store.ts",
        "picked: same ? picked : NOTHING",
        "picked",
    ),
    Wreck(
        "a question can be answered twice while the answer is under way",
        "table/store.ts",
        "if (!isAsked(course) || underWay) return;",
        "if (!isAsked(course)) return;",
    ),
    Wreck("nobody sees that a reply takes its time", "table/store.ts", "set({ closed: true })", "set({})"),
    Wreck("the person is not asked once more", "table/store.ts", " && !useSettings.getState().confirm", ""),
    Wreck(
        "what a lesson holds back is sent all the same",
        "table/store.ts",
        "if (only && !isWanted(only, picked, paths)) return holdBack();",
        "",
    ),
    Wreck("words for Dutch are missing", "words/nl.ftl", "table-undo = Ongedaan maken\n", ""),
    Wreck("a reason has no rule", "games/flandern/rulebook.ts", '      "barred-no-long-side",\n', ""),
    Wreck("a rule of one thing is that of its kind", "rules/rulebook.ts", "says(thing) ?? says(kind)", "says(kind)"),
]
