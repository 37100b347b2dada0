import type { Catalogue } from '@mockingbird/contracts';
import { toSlug } from './to-slug.js';

export type Category = Catalogue['categories'][number];
export type Topic = Category['topics'][number];

const createCategory = (name: string, topics: readonly string[]): Category => ({
  id: toSlug(name),
  name,
  topics: topics.map((topic) => ({ slug: toSlug(topic), name: topic })),
});

/** The 7 categories and their 40 topics. Every topic's slug is also the key of an exam. */
export const CATEGORIES: readonly Category[] = [
  createCategory('Number System', [
    'Number System',
    'HCF and LCM',
    'Divisibility and Remainders',
    'Fractions and Decimals',
    'Simplification',
    'Surds and Indices',
    'Square and Cube Roots',
  ]),
  createCategory('Commercial Arithmetic', [
    'Percentage',
    'Profit and Loss',
    'Discount',
    'Simple Interest',
    'Compound Interest',
    'Partnership',
    'Stocks and Shares',
  ]),
  createCategory('Ratios and Averages', [
    'Ratio and Proportion',
    'Average',
    'Problems on Ages',
    'Mixture and Alligation',
    'Chain Rule',
  ]),
  createCategory('Time, Speed and Work', [
    'Time and Work',
    'Pipes and Cisterns',
    'Time, Speed and Distance',
    'Problems on Trains',
    'Boats and Streams',
    'Races and Games',
  ]),
  createCategory('Algebra', [
    'Linear Equations',
    'Quadratic Equations',
    'Progressions',
    'Logarithms',
    'Inequalities',
  ]),
  createCategory('Geometry and Mensuration', [
    'Lines, Triangles and Circles',
    'Area and Perimeter',
    'Volume and Surface Area',
    'Heights and Distances',
    'Coordinate Geometry',
  ]),
  createCategory('Counting and Data', [
    'Permutations and Combinations',
    'Probability',
    'Data Interpretation',
    'Number Series',
    'Calendars and Clocks',
  ]),
];

/** The five topics that most exams test. */
export const POPULAR_TOPICS = [
  'Percentage',
  'Profit and Loss',
  'Time and Work',
  'Time, Speed and Distance',
  'Ratio and Proportion',
] as const;

export const TOPICS: readonly Topic[] = CATEGORIES.flatMap(({ topics }) => topics);
