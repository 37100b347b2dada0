import { memo, useDeferredValue, useMemo } from 'react';
import { BelowTheFold, type PageProps } from '@mockingbird/platform';
import { Faq, Section } from '@mockingbird/ui';
import { SourceList } from '../facts/source-list.js';
import { CalculatorFrame } from '../page/calculator-frame.js';
import { CalculatorTitle } from '../page/calculator-title.js';
import { Disclaimer } from '../page/disclaimer.js';
import { FormatNote } from '../page/format-note.js';
import { RelatedSection } from '../related/related-section.js';
import { SharePanel } from '../sharing/share-panel.js';
import { useSharedInputs } from '../sharing/use-shared-inputs.js';
import { UniversityTable } from '../universities/university-table.js';
import type { ActData } from './act-data.js';
import { ACT_START, isStarted, setRawScore, takesScience, type ActInputs } from './act-inputs.js';
import { createActLink } from './act-link.js';
import { ActConversion } from './parts/act-conversion.js';
import { ActCurves } from './parts/act-curves.js';
import { ActFormChoice } from './parts/act-form-choice.js';
import { ActFormula } from './parts/act-formula.js';
import { ActGoal } from './parts/act-goal.js';
import { ActGuide } from './parts/act-guide.js';
import { ActHeadline } from './parts/act-headline.js';
import { ActInfo } from './parts/act-info.js';
import { ActSectionCard } from './parts/act-section-card.js';
import { ActTips } from './parts/act-tips.js';
import { calculateComposite } from './scoring/act-score.js';
import * as messages from '../messages/act.js';

const LEAD = messages.enterYourCorrectAnswers;

const listTakenSections = ({ forms }: ActData, inputs: ActInputs) => {
  const { sections, inComposite } = forms[inputs.form];
  return takesScience(forms, inputs) ? sections : sections.slice(0, inComposite);
};

interface ActExplanationProps {
  data: ActData;
  inputs: ActInputs;
}

/** What follows from the estimate, and how it is made. It may be a frame late, so that a dragged slider is not. */
const ActExplanation = memo(function ActExplanation({ data, inputs }: ActExplanationProps) {
  const form = data.forms[inputs.form];
  const { raw } = inputs;
  const composite = isStarted(form, raw) ? calculateComposite(form, raw) : undefined;
  return (
    <BelowTheFold>
      <ActGoal form={form} raw={raw} />
      <ActFormula form={form} sections={listTakenSections(data, inputs)} raw={raw} />
      <ActCurves form={form} sections={listTakenSections(data, inputs)} raw={raw} />
      <ActGuide composite={composite} />
      <UniversityTable
        test="act"
        universities={data.universities}
        checked={data.universitiesChecked}
        score={composite}
      />
      <ActConversion form={form} />
      <ActTips tips={data.tips} />
      <Section title={messages.questionsAndAnswers}>
        <Faq items={data.questions} />
      </Section>
      <SourceList sources={data.sources} />
      <RelatedSection related={data.related} />
    </BelowTheFold>
  );
});

export function ActScreen({ data }: PageProps<ActData>) {
  const { forms, page } = data;
  const format = useMemo(() => createActLink(forms), [forms]);
  const { inputs, link, change, reset } = useSharedInputs(ACT_START, format);
  const settledInputs = useDeferredValue(inputs);
  const form = forms[inputs.form];
  return (
    <>
      <CalculatorTitle title={page.title} name={page.name} lead={LEAD} />
      <FormatNote format={form.format} changed={form.changed} />
      <CalculatorFrame
        headline={<ActHeadline form={form} raw={inputs.raw} />}
        inputs={
          <>
            <ActFormChoice forms={forms} inputs={inputs} onChange={change} />
            {listTakenSections(data, inputs).map((section, at) => (
              <ActSectionCard
                key={section.name}
                section={section}
                conversion={form.conversion}
                raw={inputs.raw[at] ?? 0}
                inComposite={at < form.inComposite}
                onChange={(count) => change((present) => setRawScore(present, at, count))}
              />
            ))}
          </>
        }
        details={
          <>
            <ActInfo form={form} raw={inputs.raw} />
            <SharePanel link={link} path={page.path} query={format.write(inputs)} onReset={reset} />
          </>
        }
      />
      <ActExplanation data={data} inputs={settledInputs} />
      <Disclaimer owner={messages.trademark} />
    </>
  );
}
