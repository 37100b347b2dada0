import type { Catalogue } from '@mockingbird/contracts';
import { slugOf } from './to-slug.js';

export type Category = Catalogue['categories'][number];
export type Topic = Category['topics'][number];

const category = (name: string, topics: readonly string[]): Category => ({
  id: slugOf(name),
  name,
  topics: topics.map((topic) => ({ slug: slugOf(topic), name: topic })),
});

/** The 7 categories and their 40 topics. Every topic's slug is the address of an exam. */
export const CATEGORIES: readonly Category[] = [
  category('Number System', [
    'Number System',
    'HCF and LCM',
    'Divisibility and Remainders',
    'Fractions and Decimals',
    'Simplification',
    'Surds and Indices',
    'Square and Cube Roots',
  ]),
  category('Commercial Arithmetic', [
    'Percentage',
    'Profit and Loss',
    'Discount',
    'Simple Interest',
    'Compound Interest',
    'Partnership',
    'Stocks and Shares',
  ]),
  category('Ratios and Averages', [
    'Ratio and Proportion',
    'Average',
    'Problems on Ages',
    'Mixture and Alligation',
    'Chain Rule',
  ]),
  category('Time, Speed and Work', [
    'Time and Work',
    'Pipes and Cisterns',
    'Time, Speed and Distance',
    'Problems on Trains',
    'Boats and Streams',
    'Races and Games',
  ]),
  category('Algebra', [
    'Linear Equations',
    'Quadratic Equations',
    'Progressions',
    'Logarithms',
    'Inequalities',
  ]),
  category('Geometry and Mensuration', [
    'Lines, Triangles and Circles',
    'Area and Perimeter',
    'Volume and Surface Area',
    'Heights and Distances',
    'Coordinate Geometry',
  ]),
  category('Counting and Data', [
    'Permutations and Combinations',
    'Probability',
    'Data Interpretation',
    'Number Series',
    'Calendars and Clocks',
  ]),
];

/** The five topics that most papers lean on. */
export const POPULAR_TOPICS = [
  'Percentage',
  'Profit and Loss',
  'Time and Work',
  'Time, Speed and Distance',
  'Ratio and Proportion',
] as const;

export const TOPICS: readonly Topic[] = CATEGORIES.flatMap(({ topics }) => topics);
