// A bot over the wire, with nothing but Node 22 or later: it plays at random. All it knows is docs/protocol.md.
//
//   node examples/wire_bot.mjs http://localhost:8302 TABLE     sits down at an open table and waits for the host
//   node examples/wire_bot.mjs http://localhost:8302 bruges    opens a table of its own, against a bot of the house
import { randomInt, randomUUID } from "node:crypto";

const [site, place] = process.argv.slice(2);

/** Calls the API. */
async function post(path, body, token = "") {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Any answer: between `least` and `most` of what is offered. Its key is its own. */
function reply(question, asked) {
  const pieces = asked.offers.flatMap(({ path, count }) => Array(count).fill(path));
  const wanted = randomInt(asked.least, asked.most + 1);
  const chosen = Array.from({ length: wanted }, () => pieces.splice(randomInt(pieces.length), 1)[0]);
  return { type: "reply", key: randomUUID(), question, reply: chosen };
}

/** Plays until the game is over; after a lost connection, or any error, takes it up where it was lost. */
function play(table, token, finished) {
  let [last, sent] = [{ seen: 0 }, {}];
  const connect = () => {
    const socket = new WebSocket(`${site.replace("http", "ws")}/api/tables/${table}/socket`);
    const say = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () => say({ type: "hello", token, ...last });
    socket.onclose = () => setTimeout(connect, 500);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "error") socket.close();
      if (message.type !== "update" || !message.shown) return;
      last = { seen: message.seq, stamp: message.stamp ?? 0 };
      if (message.shown.asked.length === 0) {
        socket.onclose = null;
        socket.close();
        finished(message.shown.standing);
      } else if (message.question) {
        if (sent.question !== message.question) sent = reply(message.question, message.shown.question);
        say(sent); // perhaps once more: under the same key it counts once
      }
    };
  };
  connect();
}

const { token } = await post("/api/guests", { name: "Wire bot" });
const games = await (await fetch(`${site}/api/games`)).json();
const own = games.some(({ name }) => name === place);
const table = own
  ? (await post("/api/tables", { game: place, seats: ["me", "greedy"], start: true }, token)).table
  : (await post(`/api/tables/${place}/sit`, {}, token)).table;
play(table, token, (standing) => console.log(table, JSON.stringify(standing)));
