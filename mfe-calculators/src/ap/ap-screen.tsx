import { memo, useDeferredValue, useMemo } from 'react';
import { BelowTheFold, type PageProps } from '@mockingbird/platform';
import { Faq, Section } from '@mockingbird/ui';
import { SourceList } from '../facts/source-list.js';
import { CalculatorFrame } from '../page/calculator-frame.js';
import { CalculatorTitle } from '../page/calculator-title.js';
import { Disclaimer } from '../page/disclaimer.js';
import { RelatedSection } from '../related/related-section.js';
import { SharePanel } from '../sharing/share-panel.js';
import { useSharedInputs } from '../sharing/use-shared-inputs.js';
import type { ApData } from './ap-data.js';
import { createApLink } from './ap-link.js';
import { findFormat } from './formats/ap-format.js';
import { ApFormatFields } from './formats/ap-format-fields.js';
import { createEmptyInputs, isStarted, type ApFormatInputs } from './formats/format-inputs.js';
import { ApCutOffs } from './parts/ap-cut-offs.js';
import { ApExamFacts } from './parts/ap-exam-facts.js';
import { ApFormula } from './parts/ap-formula.js';
import { ApGoal } from './parts/ap-goal.js';
import { ApHeadline } from './parts/ap-headline.js';
import { ApNextScore } from './parts/ap-next-score.js';
import * as messages from '../messages/ap.js';

interface ApExplanationProps {
  data: ApData;
  inputs: ApFormatInputs;
}

/** What follows from the estimate, and how it is made. It may be a frame late, so that a dragged slider is not. */
const ApExplanation = memo(function ApExplanation({ data, inputs }: ApExplanationProps) {
  const { formats, typical, sources, related } = data;
  const { exam, questions, scale } = findFormat(formats, inputs.format);
  return (
    <BelowTheFold>
      <ApGoal exam={exam} scale={scale} inputs={inputs} typical={typical} />
      <ApFormula exam={exam} scale={scale} inputs={inputs} />
      <ApCutOffs scale={scale} inputs={inputs} typical={typical} />
      <ApExamFacts exam={exam} />
      <Section title={messages.questionsAndAnswers}>
        <Faq items={questions} />
      </Section>
      <SourceList sources={sources} />
      <RelatedSection related={related} />
    </BelowTheFold>
  );
});

export function ApScreen({ data }: PageProps<ApData>) {
  const { formats, typical } = data;
  const linkFormat = useMemo(() => createApLink(formats), [formats]);
  const start = useMemo(() => createEmptyInputs(formats[0]), [formats]);
  const { inputs, link, change, reset } = useSharedInputs(start, linkFormat);
  const settledInputs = useDeferredValue(inputs);
  const format = findFormat(formats, inputs.format);
  const { exam, scale } = format;
  return (
    <>
      <CalculatorTitle title={exam.title} name={exam.name} lead={messages.estimateYourScore(exam.name)} />
      <CalculatorFrame
        headline={
          <ApHeadline scale={scale} inputs={inputs} typical={typical} isStarted={isStarted(inputs)} />
        }
        inputs={<ApFormatFields formats={formats} format={format} inputs={inputs} onChange={change} />}
        details={
          <>
            <ApNextScore exam={exam} typical={typical} scale={scale} inputs={inputs} />
            <SharePanel link={link} path={exam.path} query={linkFormat.write(inputs)} onReset={reset} />
          </>
        }
      />
      <ApExplanation data={data} inputs={settledInputs} />
      <Disclaimer owner={messages.trademarks} />
    </>
  );
}
