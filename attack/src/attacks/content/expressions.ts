import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import { jsonHeaders, send } from '../../http/send.js';
import { formOf, questionWith, sendForm } from '../../http/upload-questions.js';
import { sample, type Attack } from '../../runner/attack.js';

/** Characters of a text: nearly the largest body of an ordinary call. */
const LENGTH = 90_000;
/** A slow expression needs seconds or years for such a text, a good one some milliseconds. */
const LIMIT_MS = 2_000;

const repeated = (unit: string, end = '') => unit.repeat(Math.floor(LENGTH / unit.length)) + end;

/** Texts for which an expression that tries every division of a text is slow. */
const TEXTS: readonly string[] = [
  repeated('a', '!'),
  repeated(' ', 'x'),
  repeated('\t\n', 'x'),
  repeated('a@', '.'),
  `a@${repeated('a.')}`,
  repeated('a.', '@'),
  repeated('-'),
  repeated('a-', '_'),
  repeated('/'),
  repeated('../', 'x'),
  repeated('%2', '%'),
  repeated('0', 'x'),
  repeated('1,', 'x'),
  repeated('<', '>'),
  repeated('<!--'),
  repeated('['),
  repeated('![', ']('),
  repeated('*a', '_'),
  repeated('`'),
  repeated('$', ' '),
  repeated('\\'),
  repeated('&#x', ';'),
  repeated('"\\'),
  repeated('é\u0301'),
];

/** Calls whose texts are matched with expressions. */
const CALLS: readonly { path: string; bodyOf: (text: string) => unknown }[] = [
  { path: '/api/exams/search', bodyOf: (keyword) => ({ keyword }) },
  { path: '/api/content/newsletter', bodyOf: (email) => ({ email }) },
  { path: '/api/content/pageviews', bodyOf: (path) => ({ path, query: '', region: 'US', event: 'view' }) },
  { path: '/api/auth/login', bodyOf: (username) => ({ username, password: username }) },
];

/** Texts that are slow to match, in every call with a text, and in question files. */
export const expressions: Attack = {
  name: 'expressions',
  run: async (context) => {
    const { site, tally, log } = context;
    let slowest = 0;
    const timed = async (what: string, work: () => Promise<void>) => {
      const startedAt = performance.now();
      await work();
      const took = performance.now() - startedAt;
      slowest = Math.max(slowest, took);
      if (took > LIMIT_MS) tally.note(false, `${what} took ${took.toFixed(0)} ms`);
    };
    for (const text of sample(TEXTS, context, 4)) {
      const name = JSON.stringify(text.slice(0, 12));
      for (const { path, bodyOf } of CALLS)
        await timed(`${path} ${name}`, async () => {
          const body = JSON.stringify(bodyOf(text));
          const headers = { ...signedHeaders(site, 'POST', path), ...jsonHeaders(body) };
          const outcome = await send(site.url, path, { method: 'POST', headers, body });
          tally.check(`${path} ${name}`, outcome, [200, 201, 400, 401, 413, 429]);
        });
      await timed(`upload ${name}`, async () => {
        const file = JSON.stringify([questionWith({ questionText: text, explanation: text })]);
        tally.check(`upload ${name}`, await sendForm(context, formOf(file)), [200, 400]);
      });
      await timed(`page ${name}`, async () => {
        const path = `/exam/${encodeURIComponent(text.slice(0, 2_000))}`.slice(0, 6_000);
        tally.check(`page ${name}`, await send(site.url, path), [200, 308, 400, 404, 414, 431]);
      });
    }
    log(`  slowest text: ${slowest.toFixed(0)} ms`);
  },
};
