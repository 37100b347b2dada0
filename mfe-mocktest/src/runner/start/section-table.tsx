import type { TestSection } from '@mockingbird/contracts';
import { formatExact } from '@mockingbird/exam-core';
import { parseFraction } from '@mockingbird/remote-kit';

/** The sections of a mock test with their questions, and the points of each question where they differ. */
export function SectionTable({ sections }: { sections: readonly TestSection[] }) {
  const hasPoints = sections.some(({ marks }) => marks !== undefined);
  return (
    <table>
      <caption>Sections</caption>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Questions</th>
          {hasPoints ? <th scope="col">Marks each</th> : null}
        </tr>
      </thead>
      <tbody>
        {sections.map(({ name, from, to, marks }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {from} to {to}
            </td>
            {hasPoints ? <td>{marks === undefined ? '' : formatExact(parseFraction(marks))}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
