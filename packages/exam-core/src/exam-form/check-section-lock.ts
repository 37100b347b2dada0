import type { MockTestDetails, MockTestForm } from '@mockingbird/contracts';
import { durationMsOf } from '../attempt/clock-choice.js';
import { takenSections } from '../attempt/sections/adaptive-test.js';
import type { IssueList } from '../parsing/issue-list.js';
import { pointer } from '../parsing/json-pointer.js';

const MS_PER_MINUTE = 60_000;

/** A locked section can be left only forward, so its clock and its place must leave no question out. */
export function checkSectionLock(
  { sections = [], sectionRule }: MockTestDetails,
  form: Pick<MockTestForm, 'totalQuestions' | 'duration'> | undefined,
  path: string,
  issues: IssueList,
): void {
  if (sectionRule !== 'locked') return;
  if (sections.length === 0) {
    issues.add(pointer(path, 'sectionRule'), 'Is locked, but the test has no sections');
    return;
  }
  const place = pointer(path, 'sections');
  sections.forEach(({ from, minutes = 0 }, index) => {
    const next = (sections[index - 1]?.to ?? 0) + 1;
    if (minutes <= 0)
      issues.add(pointer(place, index, 'minutes'), 'Is missing: a locked section has a clock');
    if (from !== next) issues.add(pointer(place, index, 'from'), `Is ${from}, but question ${next} is next`);
  });
  if (form === undefined) return;
  const last = sections.at(-1)?.to ?? 0;
  if (last < form.totalQuestions) {
    const message = `Is ${last}, but a locked test of ${form.totalQuestions} questions needs all of them`;
    issues.add(pointer(place, sections.length - 1, 'to'), message);
  }
  const ms = takenSections(sections).reduce((sum, { minutes }) => sum + durationMsOf(minutes), 0);
  if (ms !== durationMsOf(form.duration)) {
    issues.add('/duration', `Is ${form.duration}, but the sections take ${ms / MS_PER_MINUTE} minutes`);
  }
}
