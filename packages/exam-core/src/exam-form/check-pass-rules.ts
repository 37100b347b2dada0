import type { MockTestDetails, MockTestForm } from '@mockingbird/contracts';
import { compare, multiply, parseFraction, whole } from '@mockingbird/remote-kit';
import { formatRounded } from '../marks/format-fraction.js';
import type { IssueList } from '../parsing/issue-list.js';
import { pointer } from '../parsing/json-pointer.js';

/** No pass rule may need more than a perfect result gives. */
export function checkPassRules(
  { sections = [], realExam }: MockTestDetails,
  form: Pick<MockTestForm, 'marksPerQuestion'> | undefined,
  path: string,
  issues: IssueList,
): void {
  sections.forEach(({ from, to, passCorrect = 0, passMarks, marks }, index) => {
    const place = pointer(path, 'sections', index);
    const questions = Math.max(0, to - from + 1);
    if (passCorrect > questions) {
      issues.add(
        pointer(place, 'passCorrect'),
        `Is ${passCorrect}, but the section has ${questions} questions`,
      );
    }
    const each = marks ?? form?.marksPerQuestion;
    if (passMarks === undefined || each === undefined) return;
    const most = multiply(whole(questions), parseFraction(each));
    if (compare(parseFraction(passMarks), most) > 0) {
      issues.add(
        pointer(place, 'passMarks'),
        `Is ${passMarks}, but the section has ${formatRounded(most)} marks`,
      );
    }
  });
  const rules = [realExam, ...(realExam?.parts ?? [])];
  rules.forEach((rule, index) => {
    if (rule === undefined || rule.correct <= rule.questions) return;
    const place = pointer(path, 'realExam', ...(index === 0 ? [] : ['parts', index - 1]), 'correct');
    issues.add(place, `Is ${rule.correct}, but there are ${rule.questions} questions`);
  });
}
