import fc from 'fast-check';

/** What a request carries, and what it says of it. */
export interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** A good body: JSON, or the fields and files of a form. */
export type Sample = { json: unknown } | { fields: Record<string, string>; file?: string };

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** `JSON.parse` makes own properties of these names, which literals would not. */
const ATTACKS: readonly unknown[] = [
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { $ne: null },
  [{ $or: [{}] }],
  JSON.parse('{"__proto__": {"role": "admin"}}'),
  JSON.parse('{"constructor": {"prototype": {"role": "admin"}}}'),
  '',
  ' ',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '$\\frac{1$',
  'x'.repeat(3_000),
  '\u202e\u0301\u{1f469}\u200d\u{1f680}',
  -1,
  0,
  1.5,
  1e21,
  1e308,
  -0,
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
];

const attack = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Every place inside a value, as the names that lead to it. */
function places(value: unknown, path: readonly string[] = []): string[][] {
  const here = [[...path]];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([name, inner]) => places(inner, [...path, name]))];
}

/** A copy with another value in one place, nothing there, or one more field. */
function altered(value: unknown, [name, ...rest]: readonly string[], change: unknown, how: string): unknown {
  if (name === undefined)
    return how === 'add' && typeof value === 'object' ? { ...value, added: change } : change;
  if (typeof value !== 'object' || value === null) return change;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  const inner: unknown = Reflect.get(copy, name);
  if (rest.length === 0 && how === 'drop') Reflect.deleteProperty(copy, name);
  else Reflect.set(copy, name, altered(inner, rest, change, how));
  return copy;
}

const near = (sample: unknown) =>
  fc
    .tuple(fc.constantFrom(...places(sample)), attack, fc.constantFrom('replace', 'drop', 'add'))
    .map(([path, change, how]) => altered(sample, path, change, how));

const types = fc.oneof(
  { weight: 10, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'application/xml', 'x', ''),
  },
);

const anyText = fc.oneof(
  fc.constantFrom('', '{', '[]', 'null', '"', '{"a":1,}', '\ufeff{}', `${'['.repeat(5_000)}`, '{"a":1}{}'),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

function jsonBody(sample: unknown): fc.Arbitrary<Body> {
  const value = fc.oneof(
    { weight: 2, arbitrary: fc.constant(sample) },
    { weight: 8, arbitrary: near(sample) },
    { weight: 1, arbitrary: attack },
  );
  const text = fc.oneof(
    { weight: 10, arbitrary: value.map((given) => JSON.stringify(given) ?? '') },
    { weight: 1, arbitrary: anyText },
  );
  return fc.tuple(text, types).map(([sent, type]) => ({
    bytes: bytesOf(sent),
    headers: { 'content-type': type },
  }));
}

const BOUNDARY = 'fuzz-boundary';

function formText(
  fields: Record<string, unknown>,
  file: string | undefined,
  name: string,
  end: string,
): string {
  const field = ([key, value]: [string, unknown]) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${String(value)}\r\n`;
  const part =
    file === undefined
      ? ''
      : `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/json\r\n\r\n${file}\r\n`;
  return `${Object.entries(fields).map(field).join('')}${part}${end}`;
}

function formBody(fields: Record<string, string>, file: string | undefined): fc.Arbitrary<Body> {
  const names = Object.keys(fields);
  const plain = attack.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const changed = fc
    .tuple(fc.constantFrom(...names, '__proto__', 'other', '$set'), plain)
    .map(([name, value]): Record<string, unknown> =>
      Object.fromEntries([...Object.entries(fields), [name, value]]),
    );
  const files =
    file === undefined
      ? fc.constantFrom(undefined, '[]')
      : fc.oneof(
          fc.constant(file),
          fc.constant(undefined),
          anyText,
          near(JSON.parse(file)).map((value) => JSON.stringify(value) ?? ''),
        );
  return fc
    .record({
      sent: fc.oneof(fc.constant<Record<string, unknown>>(fields), changed),
      content: files,
      name: fc.constantFrom('questions.json', 'questions.json', 'questions.txt', '../x.json', ''),
      end: fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, `--${BOUNDARY}`, ''),
      type: fc.constantFrom(
        `multipart/form-data; boundary=${BOUNDARY}`,
        `multipart/form-data; boundary=${BOUNDARY}`,
        'multipart/form-data',
        'application/json',
      ),
    })
    .map(({ sent, content, name, end, type }) => ({
      bytes: bytesOf(formText(sent, content, name, end)),
      headers: { 'content-type': type },
    }));
}

/** A body: the good one, one near it, or anything. */
export function bodyText(sample: Sample | undefined): fc.Arbitrary<Body | undefined> {
  if (sample === undefined) return fc.option(jsonBody({}), { nil: undefined, freq: 4 });
  const good = 'json' in sample ? jsonBody(sample.json) : formBody(sample.fields, sample.file);
  return fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: fc.constant(undefined) });
}

/** What the samples and the tiny bank know under these names. */
export const KNOWN: Readonly<Record<string, readonly string[]>> = {
  id: ['E_9', 'e-9', 'e-1.signs', 'e9-2', 'E9-10', '1', '000000000000000000000001'],
  examId: ['E_9', 'e-9', 'e-1'],
  testId: ['e9-2', 'e9-10'],
  slug: ['newer', 'plain'],
  categorySlug: ['signs'],
  articleSlug: ['shapes'],
  name: ['home', 'fuzz'],
  version: ['1.0.0', '0.0.1'],
  file: ['entry.js', 'manifest.json'],
  number: ['1', '2', '99'],
};

/** Lone surrogates cannot be encoded; everything else is sent unchanged. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));

/** A parameter of a path: one that is known, or anything. */
export const parameter = (name: string, known = KNOWN): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(known[name] ?? ['1'])) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '..%2f',
        '%00',
        '*',
        '%24ne',
        '__proto__',
        'constructor',
        'x'.repeat(300),
        '%',
        '%ff',
      ),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).map(encoded) },
  );

/** A query: none, one that routes know with good and odd values, or anything. */
export const query: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'dryRun',
          'limit',
          'before',
          'testId',
          'examId',
          'page',
          'state',
          'hidden',
          'q',
          'version',
        ),
        fc.oneof(
          fc.constantFrom('1', '0', '-1', '20', '1e9', 'true', '', 'e9-2', '2026-01-01T00:00:00.000Z'),
          fc.string({ unit: 'binary', maxLength: 20 }).map(encoded),
        ),
      )
      .map(([name, value]) => `?${name}=${value}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('?a[$ne]=1', '?__proto__[x]=1', '?=', '?limit=1&limit=2', '?&&') },
);
