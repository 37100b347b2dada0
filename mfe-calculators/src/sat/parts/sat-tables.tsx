import { memo } from 'react';
import { Faq, Section } from '@mockingbird/ui';
import { DataTable } from '../../page/data-table.js';
import { findGuideRange } from '../scoring/likely-range.js';
import { buildScoreTable } from '../scoring/score-table.js';
import { SAT_PATHS, listSections, type SatSection, type SatSections } from '../scoring/sat-section.js';
import * as messages from '../../messages/sat/parts.js';

function buildRows(section: SatSection) {
  const tables = SAT_PATHS.map((path) => buildScoreTable(section, path));
  return Array.from({ length: 2 * section.perModule + 1 }, (_, at) => {
    const right = 2 * section.perModule - at;
    const published = findGuideRange(section, [right, 0]).join('–');
    return [right, ...tables.map((table) => table[right]), published];
  });
}

/** All scores of every path, by right answers in both modules, beside the published range. */
export const SatTables = memo(function SatTables({ sections }: { sections: SatSections }) {
  return (
    <Section title={messages.theFullScoreTables}>
      <Faq
        items={listSections(sections).map((section) => ({
          question: messages.rightAnswersUpTo(section.name, 2 * section.perModule),
          answer: (
            <DataTable
              caption={messages.sectionScoreByRightAnswers(section.name)}
              columns={[
                messages.columnRight,
                messages.columnHard,
                messages.columnMedium,
                messages.columnEasy,
                messages.columnGuide,
              ]}
              rows={buildRows(section)}
              dense
            />
          ),
        }))}
      />
    </Section>
  );
});
