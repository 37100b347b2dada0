import { findFact, readSubject } from './read-facts.mjs';

/** @typedef {import('./read-facts.mjs').Fact} Fact */

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const linkOf = (/** @type {Fact} */ { source, address }) => `[${source}](${address})`;
const dayOf = (/** @type {Fact} */ { checked }) => DAY.format(new Date(checked));

/** A fact as a separate paragraph: the statement, a link to its source and the day of its check. */
export const factLine = (/** @type {Fact} */ fact) =>
  `${fact.statement} Source: ${linkOf(fact)}. Checked on ${dayOf(fact)}.`;

/** What says so, for a bracket inside of a sentence. */
export const citation = (/** @type {Fact} */ fact) => `${linkOf(fact)}, checked on ${dayOf(fact)}`;

/** The facts of an exam as its page prints them. */
export const factLines = (subject) => readSubject(subject).facts.map(factLine);

/** The day on which a fact was last checked. */
export const checkedDay = (subject, key) => findFact(subject, key).checked;
