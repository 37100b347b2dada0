const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isDay = (value) =>
  isText(value) &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
const isPeriod = (value) => isText(value) && (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value) || isDay(value));
const isAddress = (value) => isText(value) && URL.canParse(value) && value.startsWith('https://');
const isAbsent = (value) => value === undefined;
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const SOURCE = {
  source: [isText, 'needs the name of the source'],
  address: [isAddress, 'needs an https address'],
};

const FACT = {
  key: [(value) => isText(value) && /^[a-z0-9-]+$/.test(value), 'needs lower-case letters, digits and "-"'],
  value: [(value) => isText(value) || Number.isFinite(value), 'needs a text or a number'],
  unit: [(value) => isAbsent(value) || isText(value), 'needs a text'],
  statement: [isText, 'needs a sentence'],
  ...SOURCE,
  effective: [(value) => isAbsent(value) || isPeriod(value), 'needs a year, a month or a day in quotes'],
  checked: [isDay, 'needs a day such as "2026-11-23" in quotes'],
  secondary: [(value) => isAbsent(value) || typeof value === 'boolean', 'needs true or false'],
  secondSource: [(value) => isAbsent(value) || isRecord(value), 'needs a source and an address'],
};

function issuesIn(record, fields, path) {
  if (!isRecord(record)) return [`${path}: needs fields`];
  const unknown = Object.keys(record).filter((name) => !Object.hasOwn(fields, name));
  const invalid = Object.entries(fields).filter(([name, [isValid]]) => !isValid(record[name]));
  return [
    ...invalid.map(([name, [, message]]) => `${path}.${name}: ${message}`),
    ...unknown.map((name) => `${path}.${name}: is no field of a fact`),
  ];
}

/**
 * Every issue of a file of facts, each with its path, such as "facts[0].source: needs the name of the source".
 * @returns {string[]} empty when the content is valid
 */
export function factIssues(content) {
  if (!isRecord(content)) return ['needs reviewAfterMonths and facts'];
  const { reviewAfterMonths, facts } = content;
  const age =
    Number.isInteger(reviewAfterMonths) && reviewAfterMonths > 0
      ? []
      : ['reviewAfterMonths: needs a positive whole number'];
  if (!Array.isArray(facts) || facts.length === 0) return [...age, 'facts: needs at least one fact'];
  const keys = facts.map((fact) => fact?.key);
  return [
    ...age,
    ...facts.flatMap((fact, index) => [
      ...issuesIn(fact, FACT, `facts[${index}]`),
      ...(isRecord(fact?.secondSource)
        ? issuesIn(fact.secondSource, SOURCE, `facts[${index}].secondSource`)
        : []),
      ...(keys.indexOf(fact?.key) < index ? [`facts[${index}].key: is used twice`] : []),
    ]),
  ];
}
