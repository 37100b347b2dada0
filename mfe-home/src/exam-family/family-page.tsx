import { definePage, type Page, type PageProps } from '@mockingbird/platform';
import type { HomeData } from '../home/load-home.js';
import { STUDY_SUMMARY } from '../home/study-summary.js';
import { loadFamily } from './load-family.js';
import { familyHead } from './family-head.js';
import { FamilyScreen } from './family-screen.js';
import type { Family } from './family.js';

/** The page of an exam family: the home page with only its exams, and facts about the real exams. */
export const familyPage = (family: Family): Page<HomeData> =>
  definePage<HomeData>({
    loader: (args) => loadFamily(family.type, args),
    head: familyHead(family),
    fragments: () => [STUDY_SUMMARY],
    Component: ({ data }: PageProps<HomeData>) => <FamilyScreen family={family} data={data} />,
  });
