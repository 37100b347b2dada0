import type { MockTestDetails, TestSection } from '@mockingbird/contracts';
import type { IssueList } from '../parsing/issue-list.js';
import { pointer } from '../parsing/json-pointer.js';

const questionsOf = ({ from, to }: TestSection) => to - from + 1;

/** Versions of one section have the same size, time and marks; otherwise the path would not be known before. */
function checkSameness(
  sections: readonly TestSection[],
  at: number,
  first: number,
  issues: (message: string) => void,
) {
  const [one, other] = [sections[first], sections[at]];
  if (!one || !other || first === at) return;
  if (questionsOf(one) !== questionsOf(other))
    issues(`Has ${questionsOf(other)} questions, its first version ${questionsOf(one)}`);
  for (const field of ['minutes', 'marks', 'negativeMarks'] as const)
    if (one[field] !== other[field]) issues(`Differs from its first version in ${field}`);
}

/**
 * Checks the versions of adaptive sections: they follow the section that decides, and together they have every number
 * of right answers, each once.
 */
export function checkSectionRoutes(
  { sections = [], sectionRule }: MockTestDetails,
  path: string,
  issues: IssueList,
): void {
  const place = pointer(path, 'sections');
  sections.forEach(({ route }, index) => {
    if (!route) return;
    const report = (field: string, message: string) =>
      issues.add(pointer(place, index, 'route', field), message);
    const deciding = sections[route.after - 1];
    if (sectionRule !== 'locked') report('after', 'Needs the section rule "locked"');
    if (!deciding || route.after > index || deciding.route) {
      report('after', `Is ${route.after}, which is no earlier section with one version`);
      return;
    }
    const isVersion = (at: number) => sections[at]?.route?.after === route.after;
    let first = index;
    while (isVersion(first - 1)) first -= 1;
    checkSameness(sections, index, first, (message) => issues.add(pointer(place, index), message));
    const next = first === index ? 0 : (sections[index - 1]?.route?.to ?? 0) + 1;
    if (route.from !== next) report('from', `Is ${route.from}, but ${next} right answers are next`);
    if (route.to < route.from) report('to', `Is ${route.to}, below ${route.from}`);
    const most = questionsOf(deciding);
    if (!isVersion(index + 1) && route.to !== most)
      report('to', `Is ${route.to}, but section ${route.after} has ${most} questions`);
  });
}
