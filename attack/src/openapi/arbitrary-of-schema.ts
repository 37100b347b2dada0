import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

/** Most entries of a generated list or map. */
const MAX_ENTRIES = 4;
/** Most characters of a generated text. */
const MAX_CHARACTERS = 60;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const numberOf = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;
const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

function textOf(schema: Schema): fc.Arbitrary<string> {
  const minLength = numberOf(schema['minLength'], 0);
  const maxLength = Math.max(
    minLength,
    Math.min(numberOf(schema['maxLength'], MAX_CHARACTERS), MAX_CHARACTERS),
  );
  const free = fc.string({ unit: 'grapheme', minLength, maxLength });
  if (schema['format'] === 'email') return fc.emailAddress();
  if (schema['format'] === 'uri') return fc.webUrl();
  if (schema['format'] === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const { pattern } = schema;
  if (typeof pattern !== 'string') return free;
  try {
    return fc.oneof({ weight: 5, arbitrary: fc.stringMatching(new RegExp(pattern, 'u')) }, free);
  } catch {
    // The generator does not know all of the language, such as a look-ahead.
    return free;
  }
}

function rangeOf(schema: Schema): { min: number; max: number } {
  const min = numberOf(schema['minimum'] ?? schema['exclusiveMinimum'], -1_000);
  return { min, max: Math.max(min, numberOf(schema['maximum'] ?? schema['exclusiveMaximum'], 1_000_000)) };
}

function wholeNumberOf(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = rangeOf(schema);
  const [first, last] = [Math.ceil(min), Math.floor(max)];
  return fc.oneof(fc.integer({ min: first, max: Math.max(first, last) }), fc.constantFrom(first, last));
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(isSchema(inner) ? inner : {})]),
  );
  const others = schema['additionalProperties'];
  if (Object.keys(fields).length === 0 && isSchema(others)) {
    return fc.dictionary(fc.string({ maxLength: 20 }), arbitraryOf(others), { maxKeys: MAX_ENTRIES });
  }
  return fc.record(fields, { requiredKeys: namesOf(schema['required']) });
}

function arrayOf(schema: Schema): fc.Arbitrary<unknown[]> {
  const prefix = schemasOf(schema['prefixItems']);
  if (prefix.length > 0) return fc.tuple(...prefix.map(arbitraryOf));
  const minLength = Math.min(numberOf(schema['minItems'], 0), MAX_ENTRIES);
  const items = isSchema(schema['items']) ? schema['items'] : {};
  return fc.array(arbitraryOf(items), { minLength, maxLength: MAX_ENTRIES });
}

/** Values that fit a JSON schema, or nearly: a server has to check all that it says. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schemasOf(schema['anyOf'] ?? schema['oneOf']);
  if (choices.length > 0) return fc.oneof(...choices.map(arbitraryOf));
  const all = schemasOf(schema['allOf']);
  if (all.length > 0) return fc.tuple(...all.map(arbitraryOf)).map((values) => Object.assign({}, ...values));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  switch (schema['type']) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return wholeNumberOf(schema);
    case 'number':
      return fc.oneof(wholeNumberOf(schema), fc.double({ noNaN: true, ...rangeOf(schema) }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
