import { useMemo } from 'react';
import type { PageProps } from '@mockingbird/platform';
import { Faq, Section } from '@mockingbird/ui';
import { CalculatorFrame } from '../page/calculator-frame.js';
import { CalculatorTitle } from '../page/calculator-title.js';
import { Disclaimer } from '../page/disclaimer.js';
import { RelatedSection } from '../related/related-section.js';
import { SharePanel } from '../sharing/share-panel.js';
import { useSharedInputs } from '../sharing/use-shared-inputs.js';
import { ApCutOffs } from './ap-cut-offs.js';
import type { ApData } from './ap-data.js';
import { ApExamFacts } from './ap-exam-facts.js';
import { ApFormula } from './ap-formula.js';
import { ApHeadline } from './ap-headline.js';
import { ApInputFields } from './ap-input-fields.js';
import { createApLink } from './ap-link.js';
import { ApNextScore } from './ap-next-score.js';

export function ApScreen({ data }: PageProps<ApData>) {
  const { exam, scale, questions, related } = data;
  const format = useMemo(() => createApLink(exam), [exam]);
  const start = useMemo(() => ({ mcq: 0, frq: exam.frqQuestions.map(() => 0) }), [exam]);
  const { inputs, link, change, reset } = useSharedInputs(start, format);
  return (
    <>
      <CalculatorTitle
        title={exam.title}
        name={exam.name}
        lead={`Your right answers in, an approximate ${exam.name} score out. No registration is needed.`}
      />
      <CalculatorFrame
        headline={<ApHeadline scale={scale} inputs={inputs} />}
        inputs={<ApInputFields exam={exam} inputs={inputs} onChange={change} />}
        details={
          <>
            <ApNextScore exam={exam} scale={scale} inputs={inputs} />
            <SharePanel link={link} path={exam.path} query={format.write(inputs)} onReset={reset} />
          </>
        }
      />
      <ApFormula exam={exam} scale={scale} inputs={inputs} />
      <ApCutOffs scale={scale} inputs={inputs} />
      <ApExamFacts exam={exam} />
      <Section title="Questions and answers">
        <Faq items={questions} />
      </Section>
      <RelatedSection related={related} />
      <Disclaimer owner="AP and Advanced Placement are trademarks of the College Board" />
    </>
  );
}
