import { Faq, Section } from '@mockingbird/ui';
import { SAT_PATH } from '../catalogue/paths.js';
import { CalculatorFrame } from '../page/calculator-frame.js';
import { CalculatorTitle } from '../page/calculator-title.js';
import { Disclaimer } from '../page/disclaimer.js';
import { RelatedSection } from '../related/related-section.js';
import type { Related } from '../related/related.js';
import { LinkNotice } from '../sharing/link-notice.js';
import { ShareRow } from '../sharing/share-row.js';
import { useSharedInputs } from '../sharing/use-shared-inputs.js';
import { UniversityTable } from '../universities/university-table.js';
import { DigitalAndPaper } from './digital-and-paper.js';
import { SatGuide } from './sat-guide.js';
import { SatHeadline } from './sat-headline.js';
import { SatInfo } from './sat-info.js';
import { SAT_START, totalScore } from './sat-inputs.js';
import { satLink } from './sat-link.js';
import { SAT_QUESTIONS } from './sat-questions.js';
import { MATH, READING_WRITING } from './sat-section.js';
import { SatSectionCard } from './sat-section-card.js';
import { SatTables } from './sat-tables.js';
import { SAT_TITLE } from './sat-title.js';

export function SatScreen({ related }: { related: Related }) {
  const { inputs, link, change, reset } = useSharedInputs(SAT_START, satLink);
  const total = totalScore(inputs);
  return (
    <>
      <CalculatorTitle
        title={SAT_TITLE}
        crumb="Digital SAT"
        lead="Right answers in four modules in, an approximate score out. 98 questions, 2 hours 14 minutes on the day; no registration is needed here."
      />
      <LinkNotice link={link} />
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
            <ShareRow path={SAT_PATH} query={satLink.write(inputs)} onReset={reset} />
          </>
        }
      />
      <SatGuide total={total} />
      <SatTables />
      <UniversityTable test="sat" score={total} />
      <DigitalAndPaper />
      <Section title="Questions and answers">
        <Faq items={SAT_QUESTIONS} />
      </Section>
      <RelatedSection related={related} />
      <Disclaimer owner="SAT is a trademark of the College Board" />
    </>
  );
}
