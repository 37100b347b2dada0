import { describe, expect, it } from '@jest/globals';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { render, screen } from '@testing-library/react';
import { PassageContent } from '../src/index.js';
import { splitTables } from '../src/split-tables.js';

const TABLE = '| Month | Sales |\n| --- | ---: |\n| May | 40 |\n| June | $x^2$ |';
const CHART = 'data:image/svg+xml,%3Csvg%3E';

describe('tables of a passage', () => {
  it('are found between texts', () => {
    expect(splitTables(`Before.\n${TABLE}\nAfter.\nMore.`)).toEqual([
      { kind: 'text', text: 'Before.' },
      {
        kind: 'table',
        head: ['Month', 'Sales'],
        rows: [
          ['May', '40'],
          ['June', '$x^2$'],
        ],
      },
      { kind: 'text', text: 'After.\nMore.' },
    ]);
  });

  it.each(['|x| = 2', '| a | b |', '| a | b |\n| c | d |', 'a | b\n--- | ---', ''])(
    'are not in %j',
    (text) => {
      expect(splitTables(text).filter(({ kind }) => kind === 'table')).toEqual([]);
    },
  );
});

describe('a passage', () => {
  it('shows a table with heads of rows and columns', async () => {
    // A real browser names formulas; the names of jsdom do not know them.
    const { container } = render(<PassageContent text={TABLE.replace('$x^2$', '4')} math={{}} />);
    expect(screen.getByRole('columnheader', { name: 'Sales' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'May 40' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'June' })).toBeTruthy();
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });

  it('shows formulas in a table', () => {
    const { container } = render(<PassageContent text={TABLE} math={{ 'x^2': '<math><mi>x</mi></math>' }} />);
    expect(container.querySelectorAll('td math')).toHaveLength(1);
  });

  it('shows a chart, and its numbers on request', () => {
    const { container } = render(
      <PassageContent text={`Study the chart.\n${TABLE}`} image={CHART} math={{}} />,
    );
    expect(screen.getByRole('img', { name: 'Chart for these questions' }).getAttribute('src')).toBe(CHART);
    expect(container.querySelector('details table')).toBeTruthy();
    expect(container.querySelector('details')?.open).toBe(false);
  });
});
