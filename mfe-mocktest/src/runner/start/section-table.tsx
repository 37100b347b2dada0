import type { TestSection } from '@mockingbird/contracts';
import { formatExact, parseMarks } from '@mockingbird/exam-core';

/** The sections of a test: which questions belong to each, and what one of them gives where that differs. */
export function SectionTable({ sections }: { sections: readonly TestSection[] }) {
  const hasMarks = sections.some(({ marks }) => marks !== undefined);
  return (
    <table>
      <caption>Sections</caption>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Questions</th>
          {hasMarks ? <th scope="col">Marks each</th> : null}
        </tr>
      </thead>
      <tbody>
        {sections.map(({ name, from, to, marks }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {from} to {to}
            </td>
            {hasMarks ? <td>{marks === undefined ? '' : formatExact(parseMarks(marks))}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
