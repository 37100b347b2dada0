import type { PageProps } from '@mockingbird/platform';
import { Faq, Section } from '@mockingbird/ui';
import { CalculatorFrame } from '../page/calculator-frame.js';
import { CalculatorTitle } from '../page/calculator-title.js';
import { Disclaimer } from '../page/disclaimer.js';
import { RelatedSection } from '../related/related-section.js';
import { SharePanel } from '../sharing/share-panel.js';
import { useSharedInputs } from '../sharing/use-shared-inputs.js';
import { UniversityTable } from '../universities/university-table.js';
import { DigitalPaperTable } from './digital-paper-table.js';
import { SatGuide } from './sat-guide.js';
import { SatHeadline } from './sat-headline.js';
import { SatInfo } from './sat-info.js';
import { SAT_START, calculateTotal } from './sat-inputs.js';
import { satLink } from './sat-link.js';
import type { SatData } from './sat-data.js';
import { MATH, READING_WRITING } from './scoring/sat-section.js';
import { SatSectionCard } from './sat-section-card.js';
import { SatTables } from './sat-tables.js';

export function SatScreen({ data }: PageProps<SatData>) {
  const { inputs, link, change, reset } = useSharedInputs(SAT_START, satLink);
  const total = calculateTotal(inputs);
  return (
    <>
      <CalculatorTitle
        title={data.page.title}
        name={data.page.name}
        lead="Right answers in four modules in, an approximate score out. 98 questions, 2 hours 14 minutes on the day; no registration is needed here."
      />
      <CalculatorFrame
        headline={<SatHeadline inputs={inputs} />}
        inputs={[MATH, READING_WRITING].map((section) => (
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
            <SatInfo inputs={inputs} />
            <SharePanel link={link} path={data.page.path} query={satLink.write(inputs)} onReset={reset} />
          </>
        }
      />
      <SatGuide total={total} />
      <SatTables />
      <UniversityTable test="sat" universities={data.universities} score={total} />
      <DigitalPaperTable rows={data.comparison} />
      <Section title="Questions and answers">
        <Faq items={data.questions} />
      </Section>
      <RelatedSection related={data.related} />
      <Disclaimer owner="SAT is a trademark of the College Board" />
    </>
  );
}
