import { Faq, Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import { scoreTable } from './scoring/score-table.js';
import { MATH, READING_WRITING, SAT_PATHS, type SatSection } from './scoring/sat-section.js';

function rowsOf(section: SatSection) {
  const tables = SAT_PATHS.map((path) => scoreTable(section, path));
  return Array.from({ length: 2 * section.perModule + 1 }, (_, at) => {
    const right = 2 * section.perModule - at;
    return [right, ...tables.map((table) => table[right])];
  });
}

/** Every score of every path, by the right answers of both modules together. */
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
              rows={rowsOf(section)}
              dense
            />
          ),
        }))}
      />
    </Section>
  );
}
