import { type Attempt, UNTOUCHED } from '../attempt.js';
import type { SectionRoute, SectionVersion } from './section-route.js';

function chooseVersion(
  { items }: Attempt,
  { rightOptions, versions }: SectionRoute,
): SectionVersion | undefined {
  const right = rightOptions.filter(({ question, option }) => items.get(question)?.answer === option).length;
  return versions.find(({ from, to }) => from <= right && right <= to);
}

/** Gives a section the questions of the chosen version, in place of those that were there. */
function withVersion(attempt: Attempt, section: number): Attempt {
  const { sections, items } = attempt;
  const planned = sections[section];
  const version = planned?.route && chooseVersion(attempt, planned.route);
  if (!planned || version?.questions.length !== planned.questions) return attempt;
  const from = sections.slice(0, section).reduce((sum, { questions }) => sum + questions, 0);
  const entries = [...items];
  const opened = version.questions.map((key) => [key, UNTOUCHED] as const);
  return {
    ...attempt,
    items: new Map([...entries.slice(0, from), ...opened, ...entries.slice(from + planned.questions)]),
  };
}

/** After sections have opened: each adaptive one gets its questions, in order. @param before the open section before */
export function openVersions(attempt: Attempt, before: number): Attempt {
  let opened = attempt;
  for (let section = before + 1; section <= attempt.openSection; section += 1) {
    opened = withVersion(opened, section);
  }
  return opened;
}
