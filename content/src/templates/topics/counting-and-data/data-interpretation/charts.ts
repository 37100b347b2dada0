import { picture } from '../../../../exams/pictures/svg.mjs';

// Charts are shown on a white card in every theme.
const INK = '#15212b';
const LINE = '#d5d9dd';
const COLOURS = ['#0e6b66', '#c2701d', '#5b3a8c', '#3d6fb4', '#8a2f3c', '#6b7a1f'] as const;
// As wide as a phone, so that the labels stay readable there.
const WIDTH = 360;
const HEIGHT = 260;
const LEFT = 10;
const BOTTOM = 30;
const TOP = 44;
/** Height of the value labels above a bar or a point. */
const LABEL = 16;

const colourOf = (index: number) => COLOURS[index % COLOURS.length] ?? INK;
const round = (value: number) => Math.round(value * 10) / 10;

const text = (x: number, y: number, words: string | number, anchor = 'middle', size = 13) =>
  `<text x="${round(x)}" y="${round(y)}" font-family="sans-serif" font-size="${size}" fill="${INK}" text-anchor="${anchor}">${words}</text>`;

/** Names of the series with their colours, on top. */
function legend(names: readonly string[]): string {
  const step = WIDTH / names.length;
  return names
    .map((name, index) => {
      const x = LEFT + index * step;
      return `<rect x="${round(x)}" y="14" width="14" height="14" fill="${colourOf(index)}"/>${text(x + 20, 26, name, 'start')}`;
    })
    .join('');
}

export interface ChartData {
  rows: readonly string[];
  columns: readonly string[];
  /** Row by row. Not negative. */
  cells: readonly (readonly number[])[];
}

const columnWidth = ({ columns }: ChartData) => (WIDTH - 2 * LEFT) / columns.length;
const baseLine = HEIGHT - BOTTOM;

/** Height of a value above the base line. */
function heightOf({ cells }: ChartData, value: number): number {
  const most = Math.max(...cells.flat());
  return (value / most) * (baseLine - TOP - LABEL);
}

const axis = (data: ChartData) =>
  `<path d="M${LEFT} ${baseLine}H${WIDTH - LEFT}" stroke="${INK}" stroke-width="1"/>` +
  data.columns
    .map((name, index) => text(LEFT + (index + 0.5) * columnWidth(data), HEIGHT - 10, name))
    .join('');

/** Bars side by side for each column, each with its value. */
export function barChart(data: ChartData): string {
  const group = columnWidth(data) * 0.8;
  const width = group / data.rows.length;
  const bars = data.cells.flatMap((row, series) =>
    row.map((value, column) => {
      const x = LEFT + columnWidth(data) * (column + 0.1) + series * width;
      const height = heightOf(data, value);
      return (
        `<rect x="${round(x)}" y="${round(baseLine - height)}" width="${round(width - 2)}" height="${round(height)}" fill="${colourOf(series)}"/>` +
        text(x + width / 2, baseLine - height - 5, value, 'middle', 12)
      );
    }),
  );
  return picture(legend(data.rows) + axis(data) + bars.join(''), WIDTH, HEIGHT);
}

/** A line for each row, each point with its value. Labels of the upper line are above it, the others below. */
export function lineChart(data: ChartData): string {
  const xOf = (column: number) => LEFT + (column + 0.5) * columnWidth(data);
  const lines = data.cells.map((row, series) => {
    const yOf = (value: number) => baseLine - heightOf(data, value);
    const path = row.map(
      (value, column) => `${column === 0 ? 'M' : 'L'}${round(xOf(column))} ${round(yOf(value))}`,
    );
    const points = row.map((value, column) => {
      // Of two equal points the first one is the upper.
      const isUpper = data.cells.every((other, index) => {
        const there = other[column] ?? 0;
        return index > series ? value >= there : index === series || value > there;
      });
      return (
        `<circle cx="${round(xOf(column))}" cy="${round(yOf(value))}" r="3.5" fill="${colourOf(series)}"/>` +
        text(xOf(column), yOf(value) + (isUpper ? -8 : 17), value, 'middle', 12)
      );
    });
    return `<path d="${path.join('')}" fill="none" stroke="${colourOf(series)}" stroke-width="2.5"/>${points.join('')}`;
  });
  const grid = `<path d="M${LEFT} ${round((baseLine + TOP) / 2)}H${WIDTH - LEFT}" stroke="${LINE}"/>`;
  return picture(legend(data.rows) + grid + axis(data) + lines.join(''), WIDTH, HEIGHT);
}

/** A pie chart with the name and the share of each part. @param shares in percent, 100 together */
export function pieChart(names: readonly string[], shares: readonly number[]): string {
  const [x, y, radius] = [112, HEIGHT / 2, 104];
  let angle = 0;
  const at = (degrees: number, distance: number) => {
    const turned = ((degrees - 90) * Math.PI) / 180;
    return [round(x + distance * Math.cos(turned)), round(y + distance * Math.sin(turned))] as const;
  };
  const parts = shares.map((share, index) => {
    const [from, to] = [angle, angle + share * 3.6];
    angle = to;
    const [startX, startY] = at(from, radius);
    const [endX, endY] = at(to, radius);
    const [labelX, labelY] = at((from + to) / 2, radius * 0.68);
    return (
      `<path d="M${x} ${y}L${startX} ${startY}A${radius} ${radius} 0 ${share > 50 ? 1 : 0} 1 ${endX} ${endY}Z" fill="${colourOf(index)}" stroke="#fff" stroke-width="2"/>` +
      `<text x="${labelX}" y="${round(labelY + 5)}" font-family="sans-serif" font-size="14" fill="#fff" text-anchor="middle">${share}%</text>`
    );
  });
  const keys = names.map((name, index) => {
    const top = y - names.length * 15 + index * 30;
    return `<rect x="236" y="${round(top)}" width="14" height="14" fill="${colourOf(index)}"/>${text(256, top + 12, name, 'start')}`;
  });
  return picture(parts.join('') + keys.join(''), WIDTH, HEIGHT);
}
