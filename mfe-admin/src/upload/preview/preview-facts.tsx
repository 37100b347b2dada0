import type { UploadPreview } from '@mockingbird/contracts';
import { FactList, type Fact } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import classes from '../result/upload-result.module.css';

type Previewed = NonNullable<UploadPreview['exam'] | UploadPreview['mockTest']>;

const fact = (term: string, value: string | number | undefined): Fact[] =>
  value === undefined || value === '' ? [] : [{ term, value }];

function factsOf(of: Previewed): Fact[] {
  const { totalQuestions, totalMarks, marksPerQuestion, negativeMarksPerQuestion, duration } = of;
  return [
    ...fact('Questions', totalQuestions),
    ...fact('Total marks', totalMarks),
    ...fact('Marks per question', marksPerQuestion),
    ...fact('Off for a wrong answer', negativeMarksPerQuestion),
    ...fact('Duration', duration ? `${duration} min` : 'No clock'),
    ...('topics' in of
      ? [...fact('Difficulty', of.difficulty), ...fact('Topics', of.topics.join(', '))]
      : []),
    ...('sections' in of ? fact('Sections', of.sections?.map(({ name }) => name).join(', ')) : []),
  ];
}

/** An exam or a mock test as its card and its page will say it. */
export function PreviewFacts({ of }: { of: Previewed }) {
  const title = of.title ?? ('testId' in of ? `Mock Test ${of.testId}` : '');
  const isExam = 'topics' in of;
  return (
    <div className={classes.preview}>
      <h3>{title}</h3>
      {isExam ? <p>{of.description}</p> : null}
      <FactList items={factsOf(of)} />
      {isExam && of.faqs?.length ? <p className={classes.small}>{plural(of.faqs.length, 'FAQ')}</p> : null}
    </div>
  );
}
