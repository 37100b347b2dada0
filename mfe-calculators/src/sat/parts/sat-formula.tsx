import { Section } from '@mockingbird/ui';
import { ContributionBars } from '../../figures/contribution-bars.js';
import { DataTable } from '../../page/data-table.js';
import { calculateTotal, type SatInputs } from '../sat-inputs.js';
import { findGuideRange } from '../scoring/likely-range.js';
import { HIGHEST_SCORE, listSections, type SatSections } from '../scoring/sat-section.js';
import { calculateSectionScore } from '../scoring/section-score.js';
import classes from './sat-guide.module.css';
import * as messages from '../../messages/sat/parts.js';

export interface SatFormulaProps {
  sections: SatSections;
  inputs: SatInputs;
  /** Whether the inputs are still the page's own. */
  isExample: boolean;
}

/** The student's own numbers on their way from right answers to the total. */
export function SatFormula({ sections, inputs, isExample }: SatFormulaProps) {
  const all = listSections(sections).map((section) => {
    const counts = inputs[section.id];
    return { section, counts, score: calculateSectionScore(section, counts) };
  });
  return (
    <Section title={messages.howYourScore}>
      <DataTable
        caption={isExample ? messages.exampleInTables : messages.yourRightAnswers}
        columns={[messages.columnSection, messages.rightAnswers, messages.columnGuide, messages.score]}
        rows={[
          ...all.map(({ section, counts, score }) => [
            section.name,
            messages.countOfMax(counts.join(' + '), 2 * section.perModule),
            findGuideRange(section, counts).join('–'),
            score,
          ]),
          [messages.total, '', '', calculateTotal(sections, inputs)],
        ]}
      />
      <div className={classes.bars}>
        <ContributionBars
          parts={all.map(({ section, score }) => ({
            name: section.name,
            value: score,
            most: HIGHEST_SCORE,
            text: messages.countOfMax(score, HIGHEST_SCORE),
          }))}
        />
      </div>
    </Section>
  );
}
