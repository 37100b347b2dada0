import { Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import classes from './sat-guide.module.css';

const ROWS = [
  ['Length', '2 h 14 min', '3 h'],
  ['Questions', '98', '154'],
  ['Form', 'On a computer or tablet', 'Booklet and answer sheet'],
  ['Parts', 'Two sections of two modules', 'Reading, Writing, Math without and with a calculator'],
  ['Adaptive', 'Module 2 follows from module 1', 'The same questions for everyone'],
  ['Passages', 'Short, one question each', 'Long, about ten questions each'],
  ['Calculator', 'In all of Math', 'In one of two Math parts'],
  ['Scale', '400 to 1600', '400 to 1600'],
];

/** How the test of today differs from the one before it. */
export function DigitalAndPaper() {
  return (
    <Section title="Digital vs Paper">
      <DataTable
        caption="The Digital SAT and the paper SAT"
        columns={['Of the test', 'Digital', 'Paper']}
        rows={ROWS}
      />
      <p className={classes.note}>
        The paper test as it was last given; its figures are from secondary sources, checked in November
        2026.
      </p>
    </Section>
  );
}
