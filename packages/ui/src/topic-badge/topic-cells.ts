/** The topics of quantitative aptitude by category, in the order of the catalogue. Their glyphs are the cells of topics.svg. */
const ROWS: readonly string[] = [
  'number-system hcf-and-lcm divisibility-and-remainders fractions-and-decimals simplification surds-and-indices square-and-cube-roots',
  'percentage profit-and-loss discount simple-interest compound-interest partnership stocks-and-shares',
  'ratio-and-proportion average problems-on-ages mixture-and-alligation chain-rule',
  'time-and-work pipes-and-cisterns time-speed-and-distance problems-on-trains boats-and-streams races-and-games',
  'linear-equations quadratic-equations progressions logarithms inequalities',
  'lines-triangles-and-circles area-and-perimeter volume-and-surface-area heights-and-distances coordinate-geometry',
  'permutations-and-combinations probability data-interpretation number-series calendars-and-clocks',
];

/** Position of a glyph, from 0. */
interface TopicCell {
  row: number;
  column: number;
}

const CELLS: ReadonlyMap<string, TopicCell> = new Map(
  ROWS.flatMap((topics, row) => topics.split(' ').map((topic, column) => [topic, { row, column }] as const)),
);

/** The slugs of all topics with a badge. */
export const badgeTopics: readonly string[] = [...CELLS.keys()];

/** @param topic its slug, which is also the key of its exam */
export const topicCell = (topic: string): TopicCell | undefined => CELLS.get(topic);

/** Whether there is a badge for this exam, because it is a topic. */
export const hasTopicBadge = (topic: string): boolean => CELLS.has(topic);
