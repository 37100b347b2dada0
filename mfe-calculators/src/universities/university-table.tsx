import type { ReactNode } from 'react';
import { Faq, LongDate, Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import {
  groupUniversities,
  rankUniversities,
  type AdmissionTest,
  type RankedUniversity,
} from './group-universities.js';
import type { Range, University } from './universities.js';
import classes from './university-table.module.css';
import * as messages from '../messages/universities.js';

const comparePosition = (score: number, [low, high]: Range): string => {
  if (score < low) return messages.valueBelow(low - score);
  return score > high ? messages.aboveRange : messages.withinRange;
};

const linkSource = ({ name, address, year }: University): ReactNode => (
  <>
    <a href={address} rel="noopener noreferrer">
      {name}
    </a>{' '}
    <span className={classes.year}>{year}</span>
  </>
);

function buildRow({ university, range }: RankedUniversity, score: number | undefined) {
  const cells = [linkSource(university), range.join('–')];
  return score === undefined ? cells : [...cells, comparePosition(score, range)];
}

export interface UniversityTableProps {
  test: AdmissionTest;
  universities: readonly University[];
  /** ISO date of the last comparison with the sources. */
  checked: string;
  /** The student's own estimate; undefined before the first input. */
  score: number | undefined;
}

interface RangeTableProps {
  caption: string;
  universities: readonly RankedUniversity[];
  score: number | undefined;
  /** Rows without a range. */
  further?: readonly (readonly ReactNode[])[];
}

function RangeTable({ caption, universities, score, further = [] }: RangeTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        messages.columnUniversity,
        messages.middle50,
        ...(score === undefined ? [] : [messages.yourScore(score)]),
      ]}
      dense
      rows={[...universities.map((each) => buildRow(each, score)), ...further]}
    />
  );
}

/** Compares an estimate with the classes of universities: those that fit first, distant ones folded. */
export function UniversityTable({ test, universities, checked, score }: UniversityTableProps) {
  const name = test.toUpperCase();
  const groups = score === undefined ? undefined : groupUniversities(universities, test, score);
  const open = groups ? [...groups.fitting, ...groups.reachable] : rankUniversities(universities, test);
  const distant = groups?.distant ?? [];
  const caption = messages.scoresMiddle50(name);
  const testBlind = universities
    .filter(({ isTestBlind }) => isTestBlind)
    .map((each) => [linkSource(each), messages.testBlind, ...(groups ? [messages.doesntUse(name)] : [])]);
  const folded = {
    question:
      distant.length === 1 ? messages.oneUniversity : messages.universitiesWithMuchHigher(distant.length),
    answer: <RangeTable caption={messages.muchHigher(caption)} universities={distant} score={score} />,
  };
  return (
    <Section title={messages.scoresAtTopUniversities}>
      <RangeTable caption={caption} universities={open} score={score} further={testBlind} />
      {distant.length > 0 ? <Faq items={[folded]} /> : null}
      <p className={classes.note}>
        {messages.theYear} <LongDate date={checked} />.
      </p>
    </Section>
  );
}
