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
import { DigitalPaperTable } from './parts/digital-paper-table.js';
import { SatCurves } from './parts/sat-curves.js';
import { SatFormula } from './parts/sat-formula.js';
import { SatGoal } from './parts/sat-goal.js';
import { SatGuide } from './parts/sat-guide.js';
import { SatHeadline } from './parts/sat-headline.js';
import { SatInfo } from './parts/sat-info.js';
import { SatSectionCard } from './parts/sat-section-card.js';
import { SatTables } from './parts/sat-tables.js';
import type { SatData } from './sat-data.js';
import { calculateTotal, getInitialInputs, type SatInputs } from './sat-inputs.js';
import { createSatLink } from './sat-link.js';
import { listSections } from './scoring/sat-section.js';
import * as messages from '../messages/sat.js';

const LEAD = messages.enterYourCorrectAnswers;

interface SatExplanationProps {
  data: SatData;
  inputs: SatInputs;
  isExample: boolean;
}

/** What follows from the estimate, and how it is made. It may be a frame late, so that a dragged slider is not. */
const SatExplanation = memo(function SatExplanation({ data, inputs, isExample }: SatExplanationProps) {
  const { sections } = data;
  const total = calculateTotal(sections, inputs);
  return (
    <BelowTheFold>
      <SatGoal sections={sections} inputs={inputs} isExample={isExample} />
      <SatFormula sections={sections} inputs={inputs} isExample={isExample} />
      <SatCurves sections={sections} inputs={inputs} />
      <SatGuide sections={sections} total={isExample ? undefined : total} />
      <SatTables sections={sections} />
      <UniversityTable
        test="sat"
        universities={data.universities}
        checked={data.universitiesChecked}
        score={isExample ? undefined : total}
      />
      <DigitalPaperTable rows={data.comparison} />
      <Section title={messages.questionsAndAnswers}>
        <Faq items={data.questions} />
      </Section>
      <SourceList sources={data.sources} />
      <RelatedSection related={data.related} />
    </BelowTheFold>
  );
});

export function SatScreen({ data }: PageProps<SatData>) {
  const { sections, page } = data;
  const start = useMemo(() => getInitialInputs(sections), [sections]);
  const format = useMemo(() => createSatLink(sections), [sections]);
  const { inputs, link, change, reset } = useSharedInputs(start, format);
  const settledInputs = useDeferredValue(inputs);
  return (
    <>
      <CalculatorTitle title={page.title} name={page.name} lead={LEAD} />
      <FormatNote format={data.format.name} changed={data.format.changed} />
      <CalculatorFrame
        headline={<SatHeadline sections={sections} inputs={inputs} isExample={inputs === start} />}
        inputs={listSections(sections).map((section) => (
          <SatSectionCard
            key={section.id}
            section={section}
            counts={inputs[section.id]}
            onChange={(update) =>
              change((present) => ({ ...present, [section.id]: update(present[section.id]) }))
            }
          />
        ))}
        details={
          <>
            <SatInfo sections={sections} inputs={inputs} isExample={inputs === start} />
            <SharePanel link={link} path={page.path} query={format.write(inputs)} onReset={reset} />
          </>
        }
      />
      <SatExplanation data={data} inputs={settledInputs} isExample={settledInputs === start} />
      <Disclaimer owner={messages.trademark} />
    </>
  );
}
