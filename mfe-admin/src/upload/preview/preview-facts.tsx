import type { UploadPreview } from '@mockingbird/contracts';
import { FactList, type Fact } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import classes from '../result/result-panel.module.css';
import * as messages from '../../messages/upload/preview.js';

type PreviewSubject = NonNullable<UploadPreview['exam'] | UploadPreview['mockTest']>;

const optionalFact = (term: string, value: string | number | undefined): Fact[] =>
  value === undefined || value === '' ? [] : [{ term, value }];

function listFacts(of: PreviewSubject): Fact[] {
  const { totalQuestions, totalMarks, marksPerQuestion, negativeMarksPerQuestion, duration } = of;
  return [
    ...optionalFact(messages.questions, totalQuestions),
    ...optionalFact(messages.totalMarks, totalMarks),
    ...optionalFact(messages.marksPerQuestion, marksPerQuestion),
    ...optionalFact(messages.deductedForAWrong, negativeMarksPerQuestion),
    ...optionalFact(messages.duration, duration ? messages.durationMin(duration) : messages.noClock),
    ...('topics' in of
      ? [
          ...optionalFact(messages.difficulty, of.difficulty),
          ...optionalFact(messages.topics, of.topics.join(', ')),
        ]
      : []),
    ...('sections' in of
      ? optionalFact(messages.sections, of.sections?.map(({ name }) => name).join(', '))
      : []),
    ...('sectionRule' in of ? optionalFact(messages.sectionRule, of.sectionRule) : []),
  ];
}

/** An exam or a mock test with the facts that its card and its page show. */
export function PreviewFacts({ of }: { of: PreviewSubject }) {
  const title = of.title ?? ('testId' in of ? messages.mockTest(of.testId) : '');
  const isExam = 'topics' in of;
  return (
    <div className={classes.preview}>
      <h3>{title}</h3>
      {isExam ? <p>{of.description}</p> : null}
      <FactList items={listFacts(of)} />
      {isExam && of.faqs?.length ? <p className={classes.small}>{plural(of.faqs.length, 'FAQ')}</p> : null}
    </div>
  );
}
