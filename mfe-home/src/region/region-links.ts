import type { MotifName } from '@mockingbird/ui';

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
  title: 'DMV written tests',
  text: 'Written driving tests in the United States',
};
const CALCULATORS: RegionLink = {
  path: '/tools',
  motif: 'calculators',
  title: 'Score calculators',
  text: 'Your likely SAT, ACT or AP score, with 17 AP subjects',
};

/** Links to the exam families. */
const FAMILIES: readonly RegionLink[] = [
  DMV,
  { path: '/ssc', motif: 'ssc', title: 'SSC exams', text: 'CGL, CHSL and GD Constable, India' },
  { path: '/ibps', motif: 'ibps', title: 'IBPS bank exams', text: 'PO and Clerk prelims, India' },
  { path: '/rrb', motif: 'rrb', title: 'RRB railway exams', text: 'NTPC and Group D, India' },
];

/** Links to calculators and articles. Topics are among the learning paths, and the header leads to the blog. */
const FURTHER: readonly RegionLink[] = [
  CALCULATORS,
  {
    path: '/articles',
    motif: 'articles',
    title: 'Articles',
    text: 'How each exam works, and how to get ready for it',
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
    title: 'Browse more',
    links: [
      DMV,
      {
        path: '/practice-tests',
        motif: 'practice',
        title: 'All practice tests',
        text: 'Every timed test, with the exams of India',
      },
      CALCULATORS,
    ],
    size: 'wide',
  },
];

const DEFAULT: readonly LinkSection[] = [
  { title: 'Browse by exam family', links: FAMILIES, size: 'narrow' },
  { title: 'Beyond mock tests', links: FURTHER, size: 'wide' },
];

/** @param country ISO 3166-1 alpha-2 in upper case; undefined for any other place */
export const linkSections = (country: string | undefined): readonly LinkSection[] =>
  country === 'US' ? UNITED_STATES : DEFAULT;
