"""Ways to break the ways in."""

from tools.sabotage import Wreck

BLOCKS = "tests/server/tables/test_blocks.py"
BROUGHT = "tests/abuse/test_brought.py"
HOLES = "tests/server/accounts/test_holes.py"
METRICS = "tests/server/ops/test_metrics.py"
SESSION_ENDS = "tests/server/accounts/test_session_ends.py"
SILENCE = "tests/server/store/test_silence.py"
SLICES = "tests/abuse/test_slices.py"
WINDOWS = "tests/abuse/test_windows.py"

WRECKS = [
    Wreck(
        "a browser never finds out that the page has a newer worker",
        "server/http/page.py",
        "dict.fromkeys((INDEX, WORKER, MANIFEST), ASKED_FOR)",
        "dict.fromkeys((INDEX, MANIFEST), ASKED_FOR)",
        "tests/server/http/test_page.py",
    ),
    Wreck(
        "two builds' workers have one fingerprint",
        "server/http/page.py",
        "if path in {INDEX, WORKER}:",
        "if path in {INDEX}:",
        "tests/server/http/test_page.py",
    ),
    Wreck(
        "a stranger's path becomes a name of a metric",
        "server/http/request_log.py",
        "REQUESTS.labels(method, route(scope), str(status)).inc()",
        'REQUESTS.labels(method, scope["path"], str(status)).inc()',
        METRICS,
    ),
    Wreck(
        "a stream that is watched for hours is a slow call",
        "server/http/request_log.py",
        "observe((answered or ended) - began)",
        "observe(ended - began)",
        METRICS,
    ),
    Wreck(
        "any code that a client closes with is a new series",
        "server/http/socket_door.py",
        'SOCKETS_CLOSED.labels(str(code) if code in COUNTED else "other").inc()',
        "SOCKETS_CLOSED.labels(str(code)).inc()",
        METRICS,
    ),
    Wreck(
        "who was never let in is counted as a socket",
        "server/http/socket_door.py",
        "self.opened = response.status_code == 101",
        "self.opened = True",
        METRICS,
    ),
    Wreck(
        "who is gone is waited for",
        "server/http/send_queue.py",
        "            self._bytes = 0\n            self.give_up()\n",
        "            self._bytes = 0\n",
        METRICS,
    ),
    Wreck(
        "attempts to sign in are not counted",
        "server/http/account.py",
        "await quotas_of(request).sign_in(address(request), shares)",
        "pass",
        HOLES,
    ),
    Wreck(
        "a page of another site plants a session",
        "server/http/account.py",
        "if not bearer(request):\n        set_cookie",
        "if True:\n        set_cookie",
        HOLES,
    ),
    Wreck(
        "who finds a browser open signs its owner out elsewhere",
        "server/http/own_sessions.py",
        "await node.accounts.sign_in.must_be_fresh(Caller(player, session))",
        "pass",
        SESSION_ENDS,
    ),
    Wreck(
        "pings, pongs and pieces are counted by nobody",
        "server/http/socket_door.py",
        "if self._pieces > PIECES or not self._bucket.take():",
        "if self._pieces > 10**9:",
        SLICES,
    ),
    Wreck(
        "a connection that sends much is read on before others have their turn",
        "server/http/slices.py",
        "            self._transport.pause_reading()\n",
        "",
        SLICES,
    ),
    Wreck(
        "windows of addresses are never forgotten",
        "server/http/windows.py",
        "while len(self._kept) > KEPT:",
        "while len(self._kept) > 10**9:",
        WINDOWS,
    ),
    Wreck(
        "a call is smuggled in behind another",
        "server/http/security.py",
        'response.headers["connection"] = "close"',
        "pass",
        "tests/abuse/test_http_nonsense.py",
    ),
    Wreck(
        "strangers look at metrics as often as they like",
        "server/http/security.py",
        "elif not self._inner_door:",
        "elif not path:",
        "tests/abuse/test_limits.py::test_a_stranger_looks_at_the_node_so_often_and_a_collector_every_second",
    ),
    Wreck(
        "ready though the pulse is old",
        "server/http/health.py",
        "    if node.clock.stands_still:",
        "    if False:",
        f"{SILENCE}::test_a_node_whose_pulse_is_old_says_so",
    ),
    Wreck(
        "a stranger's record is verified for nothing",
        "server/http/records.py",
        "asker = Asker(address(request), (await needed(request)).id)",
        "asker = Asker(address(request))",
        BROUGHT,
    ),
    Wreck(
        "who is blocked is heard when one comes back",
        "server/http/visit.py",
        "        self._watcher.unheard = await self._node.blocks.unheard(self.table, self.player)\n",
        "",
        BLOCKS,
    ),
    Wreck(
        "a socket that was closed waits for the collector",
        "server/http/socket.py",
        "del task, tasks, sending, reading, ended, done",
        "pass",
        "tests/abuse/test_leftovers.py",
    ),
    Wreck(
        "a visit that is over waits for the collector",
        "server/http/visit.py",
        "del self._watcher.greet",
        "pass",
        "tests/abuse/test_leftovers.py",
    ),
    Wreck(
        "the next message waits until it is noted who is here",
        "server/http/visit.py",
        "            self._noting = asyncio.create_task(self.here(sent.idle if isinstance(sent, Ping) else 0))",
        "            await self.here(sent.idle if isinstance(sent, Ping) else 0)",
        "tests/server/watching/test_wave.py",
    ),
]
