import { algebra } from './algebra/index.mjs';
import { commercialArithmetic } from './commercial-arithmetic/index.mjs';
import { countingAndData } from './counting-and-data/index.mjs';
import { geometryAndMensuration } from './geometry-and-mensuration/index.mjs';
import { numberSystemCategory } from './number-system/index.mjs';
import { ratiosAndAverages } from './ratios-and-averages/index.mjs';
import { timeSpeedAndWork } from './time-speed-and-work/index.mjs';
import { slugOf } from './topic.mjs';

const CATEGORIES = [
  numberSystemCategory,
  commercialArithmetic,
  ratiosAndAverages,
  timeSpeedAndWork,
  algebra,
  geometryAndMensuration,
  countingAndData,
];

const POPULAR = [
  'Percentage',
  'Profit and Loss',
  'Time and Work',
  'Time, Speed and Distance',
  'Ratio and Proportion',
];

/** The list behind the quantitative-aptitude page: `{ categories: [{ id, name, topics }], popular }`. */
export const catalogue = () => ({
  categories: CATEGORIES.map(({ name, topics }) => ({
    id: slugOf(name),
    name,
    topics: topics.map((topic) => ({ slug: slugOf(topic.name), name: topic.name })),
  })),
  popular: POPULAR,
});

/** What the pages of the topics say, in the order of the catalogue. */
export const topics = () => CATEGORIES.flatMap((category) => category.topics);
