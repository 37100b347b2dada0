import { useMemo } from 'react';
import type { PageProps } from '@mockingbird/platform';
import { Faq, Section } from '@mockingbird/ui';
import { SourceList } from '../facts/source-list.js';
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
import { createApLink } from './ap-link.js';
import { ApNextScore } from './ap-next-score.js';
import { findFormat } from './formats/ap-format.js';
import { ApFormatFields } from './formats/ap-format-fields.js';
import { createEmptyInputs } from './formats/format-inputs.js';

export function ApScreen({ data }: PageProps<ApData>) {
  const { formats, sources, questions, related } = data;
  const linkFormat = useMemo(() => createApLink(formats), [formats]);
  const start = useMemo(() => createEmptyInputs(formats[0]), [formats]);
  const { inputs, link, change, reset } = useSharedInputs(start, linkFormat);
  const format = findFormat(formats, inputs.format);
  const { exam, scale } = format;
  return (
    <>
      <CalculatorTitle
        title={exam.title}
        name={exam.name}
        lead={`Your right answers in, an approximate ${exam.name} score out. No registration is needed.`}
      />
      <CalculatorFrame
        headline={<ApHeadline scale={scale} inputs={inputs} />}
        inputs={<ApFormatFields formats={formats} format={format} inputs={inputs} onChange={change} />}
        details={
          <>
            <ApNextScore exam={exam} scale={scale} inputs={inputs} />
            <SharePanel link={link} path={exam.path} query={linkFormat.write(inputs)} onReset={reset} />
          </>
        }
      />
      <ApFormula exam={exam} scale={scale} inputs={inputs} />
      <ApCutOffs scale={scale} inputs={inputs} />
      <ApExamFacts exam={exam} />
      <Section title="Questions and answers">
        <Faq items={questions} />
      </Section>
      {sources.length > 0 ? <SourceList sources={sources} /> : null}
      <RelatedSection related={related} />
      <Disclaimer owner="AP and Advanced Placement are trademarks of the College Board" />
    </>
  );
}
