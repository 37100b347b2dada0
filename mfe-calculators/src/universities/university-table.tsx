import { Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import type { Range, University } from './universities.js';
import classes from './university-table.module.css';

const comparePosition = (score: number, [low, high]: Range): string => {
  if (score < low) return `${low - score} below`;
  return score > high ? 'Above' : 'Within';
};

export interface UniversityTableProps {
  test: 'sat' | 'act';
  universities: readonly University[];
  /** The student's own estimate. */
  score: number;
}

/** Compares an estimate with the scores of students whom well-known universities admitted. */
export function UniversityTable({ test, universities, score }: UniversityTableProps) {
  const name = test.toUpperCase();
  return (
    <Section title="Scores at top universities">
      <DataTable
        caption={`Middle half of ${name} scores of admitted students`}
        columns={['University', 'Middle 50 %', `Your ${score}`]}
        dense
        rows={[
          ...universities.map((each) => [
            each.name,
            each[test].join('–'),
            comparePosition(score, each[test]),
          ]),
          ['University of California', 'Test-blind', 'Not looked at'],
        ]}
      />
      <p className={classes.note}>
        A quarter of those admitted scored below the range and a quarter above it. Where sending scores is
        optional, only those of senders count, so such ranges look high. Figures of recent years from class
        profiles and secondary sources, checked in November 2026: ask each university for its own.
      </p>
    </Section>
  );
}
