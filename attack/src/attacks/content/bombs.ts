import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import { jsonHeaders, send } from '../../http/send.js';
import { fieldOf, formOf, questionWith, sendForm } from '../../http/upload-questions.js';
import type { Attack, AttackContext } from '../../runner/attack.js';

const PATH = '/api/content/newsletter';
const MEBIBYTE = 1024 * 1024;
/** The server may close the connection before it has read a body that it rejects. */
const REJECTED = [0, 400, 413, 415];

const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);
const fields = (count: number, nameOf = (at: number) => `f${at}`) =>
  Array.from({ length: count }, (_, at) => `${JSON.stringify(nameOf(at))}:${at}`).join(',');

/** Compressed bodies that become large. */
async function sendCompressed(context: AttackContext): Promise<void> {
  const { site, tally, isSmall } = context;
  const sizes = isSmall ? [48 * 1024, 4 * MEBIBYTE] : [48 * 1024, MEBIBYTE, 10 * MEBIBYTE, 50 * MEBIBYTE];
  const repeats = isSmall ? 2 : 16;
  const codings = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };
  for (const size of sizes) {
    const text = Buffer.from(JSON.stringify({ email: 'x'.repeat(size * 2) }));
    for (const [coding, compress] of Object.entries(codings)) {
      const body = compress(text);
      for (let at = 0; at < repeats; at += 1) {
        const headers = {
          ...signedHeaders(site, 'POST', PATH),
          ...jsonHeaders(body),
          'content-encoding': coding,
        };
        const origin = at % 2 === 0 ? site.url : site.servicesUrl;
        const outcome = await send(origin, PATH, { method: 'POST', headers, body });
        tally.check(`${coding} of ${size} bytes at ${origin}`, outcome, REJECTED);
      }
    }
    const twice = gzipSync(gzipSync(text));
    const headers = {
      ...signedHeaders(site, 'POST', PATH),
      ...jsonHeaders(twice),
      'content-encoding': 'gzip, gzip',
    };
    const outcome = await send(site.servicesUrl, PATH, { method: 'POST', headers, body: twice });
    tally.check(`gzip twice of ${size} bytes`, outcome, REJECTED);
  }
}

/** JSON bodies of an ordinary call. */
const jsonBombs = (): Record<string, string> => ({
  '40,000 lists in each other': `{"x":${nested(40_000, '[', ']')}}`,
  '15,000 objects in each other': `{"x":${nested(15_000, '{"a":', '}').replace(':}', ':1}')}}`,
  '40,000 open lists': '['.repeat(40_000),
  '10,000 unknown fields': `{${fields(7_000)}}`,
  'a number of 90,000 digits': `{"email":${'9'.repeat(90_000)}}`,
  'a text of 90,000 escapes': `{"email":"${'\\u0000'.repeat(15_000)}"}`,
  'a prototype': '{"email":"a@example.org","__proto__":{"role":"admin"}}',
  'a constructor': '{"email":"a@example.org","constructor":{"prototype":{"role":"admin"}}}',
  'names that collide': `{${fields(7_000, (at) => `__proto__${at}`)}}`,
  '200 KB': `{"email":"${'x'.repeat(200_000)}"}`,
});

/** A valid question file, except for its unknown names. */
const unknownFields = (count: number): string =>
  `[${JSON.stringify(questionWith()).slice(0, -1)},${fields(count)}}]`;

/** Question files of an admin. All are rejected. */
const fileBombs = ({ isSmall }: AttackContext): Record<string, string> => {
  const question = JSON.stringify(questionWith());
  const many = isSmall ? 20_000 : 400_000;
  return {
    'levels in a question': `[{"questionText":${nested(isSmall ? 10_000 : 300_000, '[', ']')}}]`,
    'empty questions': `[${Array.from({ length: many / 10 }, () => '{}').join(',')}]`,
    'equal questions': `[${Array.from({ length: many / 40 }, () => question).join(',')}]`,
    options: `[${JSON.stringify(questionWith({ options: Array.from({ length: many / 4 }, () => 'x') }))}]`,
    'dollar signs': `[${JSON.stringify(questionWith({ questionText: '$'.repeat(many * 10) }))}]`,
    formulas: `[${JSON.stringify(questionWith({ questionText: '$a$ '.repeat(many / 2) }))}]`,
    '9 MB': `[${JSON.stringify(questionWith({ explanation: 'x'.repeat(9 * MEBIBYTE) }))}]`,
    'no end': `[${question},`.repeat(many / 100),
    'comma separated values': 'questionId,questionText\n'.repeat(many / 20),
    'a prototype': `[{"__proto__":{"isAdmin":true},${question.slice(1)}]`,
  };
};

/** Compressed, deep, wide and large bodies. */
export const bombs: Attack = {
  name: 'bombs',
  run: async (context) => {
    const { site, tally, isSmall } = context;
    await sendCompressed(context);
    for (const [what, body] of Object.entries(jsonBombs()))
      for (const origin of [site.url, site.servicesUrl]) {
        const headers = { ...signedHeaders(site, 'POST', PATH), ...jsonHeaders(body) };
        const outcome = await send(origin, PATH, { method: 'POST', headers, body });
        tally.check(`${what} at ${origin}`, outcome, [0, 400, 413]);
      }
    for (const [what, file] of Object.entries(fileBombs(context)))
      tally.check(`a file of ${what}`, await sendForm(context, formOf(file)), [400, 413, 415]);
    const unknown = await sendForm(context, formOf(unknownFields(isSmall ? 20_000 : 400_000)));
    // A limited number of warnings.
    tally.check(
      'a file of unknown fields',
      unknown,
      ({ status, text }) => status === 200 && text.length < MEBIBYTE,
    );
    const parts = isSmall ? 1_000 : 100_000;
    const manyFields = Array.from({ length: parts }, (_, at) => fieldOf(`f${at}`, '')).join('');
    tally.check(`${parts} parts`, await sendForm(context, formOf('[]', {}, manyFields)), [0, 400, 413]);
    const longName = fieldOf('x'.repeat(MEBIBYTE), 'x');
    tally.check('a name of 1 MB', await sendForm(context, formOf('[]', {}, longName)), [0, 400, 413]);
  },
};
