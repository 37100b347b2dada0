import { Faq, Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import { buildScoreTable } from './scoring/score-table.js';
import { MATH, READING_WRITING, SAT_PATHS, type SatSection } from './scoring/sat-section.js';

function buildRows(section: SatSection) {
  const tables = SAT_PATHS.map((path) => buildScoreTable(section, path));
  return Array.from({ length: 2 * section.perModule + 1 }, (_, at) => {
    const right = 2 * section.perModule - at;
    return [right, ...tables.map((table) => table[right])];
  });
}

/** All scores of every path, by right answers in both modules. */
export function SatTables() {
  return (
    <Section title="The full score tables">
      <Faq
        items={[MATH, READING_WRITING].map((section) => ({
          question: `${section.name}: 0 to ${2 * section.perModule} right answers`,
          answer: (
            <DataTable
              caption={`${section.name} section score`}
              columns={['Right in both modules', 'HARD', 'MEDIUM', 'EASY']}
              rows={buildRows(section)}
              dense
            />
          ),
        }))}
      />
    </Section>
  );
}
