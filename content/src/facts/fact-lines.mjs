import { readSubject } from './read-facts.mjs';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The facts of an exam as its page prints them: each with a link to its source and the day of its check. */
export const factLines = (subject) =>
  readSubject(subject).facts.map(
    ({ statement, source, address, checked }) =>
      `${statement} Source: [${source}](${address}). Checked on ${DAY.format(new Date(checked))}.`,
  );

/** The day on which a fact was last checked. */
export const checkedDay = (subject, key) => {
  const fact = readSubject(subject).facts.find((candidate) => candidate.key === key);
  if (!fact) throw new Error(`facts/${subject}.yaml has no fact "${key}"`);
  return fact.checked;
};
