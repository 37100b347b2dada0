import type { MotifName } from '@mockingbird/ui';
import * as messages from '../messages/region.js';

/** A link of the home page. */
export interface RegionLink {
  path: string;
  /** Its picture. */
  motif: MotifName;
  title: string;
  text: string;
}

const DMV: RegionLink = {
  path: '/dmv',
  motif: 'dmv',
  title: messages.dmvWrittenTests,
  text: messages.writtenDrivingTests,
};
const CALCULATORS: RegionLink = {
  path: '/tools',
  motif: 'calculators',
  title: messages.scoreCalculators,
  text: messages.yourLikelySatAct,
};

/** Links to the families of India's exams. */
const INDIAN_FAMILIES: readonly RegionLink[] = [
  { path: '/ssc', motif: 'ssc', title: messages.sscExams, text: messages.cglChslAndGd },
  { path: '/ibps', motif: 'ibps', title: messages.ibpsBankExams, text: messages.poAndClerkPrelims },
  { path: '/rrb', motif: 'rrb', title: messages.rrbRailwayExams, text: messages.ntpcAndGroupD },
];

/** Links to calculators and articles. Topics are among the learning paths, and the header leads to the blog. */
const FURTHER: readonly RegionLink[] = [
  CALCULATORS,
  {
    path: '/articles',
    motif: 'articles',
    title: messages.articles,
    text: messages.howEachExamWorks,
  },
];

/** A section of links on the home page. */
export interface LinkSection {
  title: string;
  links: readonly RegionLink[];
  size: 'wide' | 'narrow';
}

/**
 * The United States have one family, and links on the cards of SAT and ACT: one section, so that the page stays short for
 * the Tab key. The footer of every page has all families.
 */
const UNITED_STATES: readonly LinkSection[] = [
  {
    title: messages.browseMore,
    links: [
      DMV,
      {
        path: '/practice-tests',
        motif: 'practice',
        title: messages.allPracticeTests,
        text: messages.everyTimedTest,
      },
      CALCULATORS,
    ],
    size: 'wide',
  },
];

const familiesFirst = (families: readonly RegionLink[]): readonly LinkSection[] => [
  { title: messages.browseByExamFamily, links: families, size: 'narrow' },
  { title: messages.beyondMockTests, links: FURTHER, size: 'wide' },
];
const INDIA = familiesFirst([...INDIAN_FAMILIES, DMV]);
const DEFAULT = familiesFirst([DMV, ...INDIAN_FAMILIES]);

/**
 * What students of the country prepare for comes first.
 * @param country ISO 3166-1 alpha-2 in upper case; undefined for any other place
 */
export function linkSections(country: string | undefined): readonly LinkSection[] {
  if (country === 'US') return UNITED_STATES;
  return country === 'IN' ? INDIA : DEFAULT;
}
