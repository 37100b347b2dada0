import type { TestSection } from '@mockingbird/contracts';
import { formatExact, planSections, type ClockFactor } from '@mockingbird/exam-core';
import { parseFraction } from '@mockingbird/remote-kit';
import type { MockTestData } from '../load-mock-test.js';
import { minutesOf } from './clock-choice.js';
import { durationCell } from '../clock/duration-text.js';
import { SECTIONS_LOCK, SECTIONS_UNLOCKED } from './rule-texts.js';
import * as messages from '../../messages/runner/start.js';

export interface SectionTableProps {
  test: MockTestData;
  /** The student's choice of the clock. */
  factor: ClockFactor;
}

interface Column {
  title: string;
  cell: (section: TestSection) => string;
}

const marksText = (marks: TestSection['marks'], sign = '') =>
  marks === undefined ? '' : sign + formatExact(parseFraction(marks));

/** The columns that the sections have values for. @param factor undefined where the minutes are only advice */
function chooseColumns(sections: readonly TestSection[], factor: ClockFactor | undefined): Column[] {
  const has = (field: 'minutes' | 'marks' | 'negativeMarks') =>
    sections.some((section) => section[field] !== undefined);
  const columns: Column[] = [
    { title: messages.questions, cell: ({ from, to }) => messages.from(from, to) },
    {
      title: factor === undefined ? messages.suggestedMinutes : messages.columnMinutes,
      cell: ({ minutes }) => (minutes === undefined ? '' : durationCell(minutesOf(minutes, factor ?? 1))),
    },
    { title: messages.marksEach, cell: ({ marks }) => marksText(marks) },
    { title: messages.wrongAnswer, cell: ({ negativeMarks }) => marksText(negativeMarks, '-') },
  ];
  const isShown = [true, has('minutes') && factor !== 0, has('marks'), has('negativeMarks')];
  return columns.filter((_, index) => isShown[index]);
}

/** The sections of a mock test: their questions and, where they have them, minutes and marks. */
export function SectionTable({ test: { meta, data }, factor }: SectionTableProps) {
  const { sections = [] } = meta;
  const isLocked = planSections(meta, data.length).length > 0;
  const columns = chooseColumns(sections, isLocked ? factor : undefined);
  return (
    <table>
      <caption>
        {messages.sections}
        {isLocked ? `: ${factor === 0 ? SECTIONS_UNLOCKED : SECTIONS_LOCK}` : null}
      </caption>
      <thead>
        <tr>
          <th scope="col">{messages.section}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sections.map((section) => (
          <tr key={section.from}>
            <th scope="row">{section.name}</th>
            {columns.map(({ title, cell }) => (
              <td key={title}>{cell(section)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
