import { range, type Random } from '../../../kit/index.js';

/** Figures of several makers, shops or schools in several years, months or subjects. */
export interface Figures {
  /** What the table is about, a sentence without its full stop. */
  title: string;
  /** What is counted: cycles. */
  what: string;
  /** Who has them: maker. */
  who: string;
  /** What a maker does with them: sell. */
  verb: string;
  /** What was done with them: sold. */
  done: string;
  /** When they were counted: year. Some questions are about growth, so the columns are in the order of time. */
  when: string;
  rows: readonly string[];
  columns: readonly string[];
  cells: readonly (readonly number[])[];
  /** in 2021, on Monday */
  at: (column: number) => string;
  /** In which year, on which day */
  atWhich: string;
}

interface Story extends Pick<Figures, 'title' | 'what' | 'who' | 'verb' | 'done' | 'when'> {
  names: readonly string[];
  columns: readonly string[];
  before: string;
  /** Numbers are multiples of it. */
  unit: number;
  least: number;
  most: number;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const YEARS = ['2020', '2021', '2022', '2023', '2024'];

const STORIES: readonly Story[] = [
  {
    title: 'Cycles sold by some makers',
    what: 'cycles',
    who: 'maker',
    verb: 'sell',
    done: 'sold',
    when: 'year',
    names: ['Alpha', 'Beta', 'Gamma', 'Delta'],
    columns: YEARS,
    before: 'in',
    unit: 10,
    least: 200,
    most: 480,
  },
  {
    title: 'Visitors of some museums',
    what: 'visitors',
    who: 'museum',
    verb: 'receive',
    done: 'received',
    when: 'month',
    names: ['City Museum', 'Rail Museum', 'Science Hall', 'Art House'],
    columns: MONTHS,
    before: 'in',
    unit: 20,
    least: 240,
    most: 900,
  },
  {
    title: 'Books sold by some shops',
    what: 'books',
    who: 'shop',
    verb: 'sell',
    done: 'sold',
    when: 'day',
    names: ['Page', 'Leaf', 'Chapter', 'Corner'],
    columns: DAYS,
    before: 'on',
    unit: 5,
    least: 60,
    most: 200,
  },
  {
    title: 'New students of some schools',
    what: 'students',
    who: 'school',
    verb: 'admit',
    done: 'admitted',
    when: 'year',
    names: ['North School', 'East School', 'Lake School', 'Hill School'],
    columns: YEARS,
    before: 'in',
    unit: 5,
    least: 40,
    most: 160,
  },
  {
    title: 'Wheat, in tonnes, bought by some mills',
    what: 'tonnes',
    who: 'mill',
    verb: 'buy',
    done: 'bought',
    when: 'year',
    names: ['Sona', 'Annapurna', 'Ganga', 'Malwa'],
    columns: YEARS,
    before: 'in',
    unit: 20,
    least: 300,
    most: 900,
  },
  {
    title: 'Cars repaired by some workshops',
    what: 'cars',
    who: 'workshop',
    verb: 'repair',
    done: 'repaired',
    when: 'month',
    names: ['Speed', 'Star', 'Metro', 'Prime'],
    columns: MONTHS,
    before: 'in',
    unit: 4,
    least: 40,
    most: 160,
  },
  {
    title: 'Passengers of some bus routes',
    what: 'passengers',
    who: 'route',
    verb: 'carry',
    done: 'carried',
    when: 'day',
    names: ['Route A', 'Route B', 'Route C', 'Route D'],
    columns: DAYS,
    before: 'on',
    unit: 20,
    least: 300,
    most: 960,
  },
  {
    title: 'Trees planted by some villages',
    what: 'trees',
    who: 'village',
    verb: 'plant',
    done: 'planted',
    when: 'year',
    names: ['Rampur', 'Sitapur', 'Belgaon', 'Kotri'],
    columns: YEARS,
    before: 'in',
    unit: 10,
    least: 120,
    most: 400,
  },
];

/** @param rows how many rows the table has */
export function createFigures(random: Random, rows: number): Figures {
  const { title, what, who, verb, done, when, names, columns, before, unit, least, most } =
    random.pick(STORIES);
  const values = range(least, most, unit);
  const chosen = random.shuffled(names).slice(0, rows);
  return {
    title,
    what,
    who,
    verb,
    done,
    when,
    rows: chosen,
    columns,
    cells: chosen.map(() => columns.map(() => random.pick(values))),
    at: (column) => `${before} ${columns[column] ?? ''}`,
    atWhich: `${before === 'on' ? 'On' : 'In'} which ${when}`,
  };
}

export const cell = ({ cells }: Figures, row: number, column: number): number => cells[row]?.[column] ?? 0;
export const nameOf = ({ rows }: Figures, row: number): string => rows[row] ?? '';
export const rowOf = ({ cells }: Figures, row: number): readonly number[] => cells[row] ?? [];
export const columnOf = ({ cells }: Figures, column: number): number[] =>
  cells.map((row) => row[column] ?? 0);
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
export const rowsOf = ({ rows }: Figures) => range(0, rows.length - 1);
export const columnsOf = ({ columns }: Figures) => range(0, columns.length - 1);

/** A Markdown table. */
export const tableOf = ({ when, columns, rows, cells }: Figures): string =>
  [
    ['', ...columns],
    ['---', ...columns.map(() => '---')],
    ...rows.map((name, row) => [name, ...(cells[row] ?? []).map(String)]),
  ]
    .map(
      (line, index) =>
        `| ${index === 0 ? [when[0]?.toUpperCase() + when.slice(1), ...line.slice(1)].join(' | ') : line.join(' | ')} |`,
    )
    .join('\n');
