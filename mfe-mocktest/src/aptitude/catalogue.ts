import type { Catalogue } from '@mockingbird/contracts';
import { toSlug } from './to-slug.js';
import * as messages from '../messages/aptitude.js';

export type Category = Catalogue['categories'][number];
export type Topic = Category['topics'][number];

const createCategory = (name: string, topics: readonly string[]): Category => ({
  id: toSlug(name),
  name,
  topics: topics.map((topic) => ({ slug: toSlug(topic), name: topic })),
});

/** The 7 categories and their 40 topics. Every topic's slug is also the key of an exam. */
export const CATEGORIES: readonly Category[] = [
  createCategory(messages.numberSystem, [
    messages.numberSystem,
    messages.hcfAndLcm,
    messages.divisibilityAndRemainders,
    messages.fractionsAndDecimals,
    'Simplification',
    messages.surdsAndIndices,
    messages.squareAndCubeRoots,
  ]),
  createCategory(messages.commercialArithmetic, [
    'Percentage',
    messages.profitAndLoss,
    'Discount',
    messages.simpleInterest,
    messages.compoundInterest,
    'Partnership',
    messages.stocksAndShares,
  ]),
  createCategory(messages.ratiosAndAverages, [
    messages.ratioAndProportion,
    'Average',
    messages.problemsOnAges,
    messages.mixtureAndAlligation,
    messages.chainRule,
  ]),
  createCategory(messages.timeSpeedAndWork, [
    messages.timeAndWork,
    messages.pipesAndCisterns,
    messages.timeSpeedAndDistance,
    messages.problemsOnTrains,
    messages.boatsAndStreams,
    messages.racesAndGames,
  ]),
  createCategory('Algebra', [
    messages.linearEquations,
    messages.quadraticEquations,
    'Progressions',
    'Logarithms',
    'Inequalities',
  ]),
  createCategory(messages.geometryAndMensuration, [
    messages.linesTrianglesAndCircles,
    messages.areaAndPerimeter,
    messages.volumeAndSurfaceArea,
    messages.heightsAndDistances,
    messages.coordinateGeometry,
  ]),
  createCategory(messages.countingAndData, [
    messages.permutationsAndCombinations,
    'Probability',
    messages.dataInterpretation,
    messages.numberSeries,
    messages.calendarsAndClocks,
  ]),
];

/** The five topics that most exams test. */
export const POPULAR_TOPICS = [
  'Percentage',
  messages.profitAndLoss,
  messages.timeAndWork,
  messages.timeSpeedAndDistance,
  messages.ratioAndProportion,
] as const;

export const TOPICS: readonly Topic[] = CATEGORIES.flatMap(({ topics }) => topics);
