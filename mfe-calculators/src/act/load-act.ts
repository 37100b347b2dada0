import type { LoaderArgs } from '@mockingbird/platform';
import { ACT_PATH } from '../catalogue/paths.js';
import type { PageIdentity } from '../page/calculator-head.js';
import { loadRelated } from '../related/load-related.js';
import { UNIVERSITIES } from '../universities/universities.js';
import type { ActData } from './act-data.js';
import { ACT_FAQ } from './act-faq.js';
import { ACT_TIPS } from './act-tip-texts.js';

const PAGE: PageIdentity = {
  title: 'ACT Score Calculator',
  description:
    'Estimate your ACT score: English, Math, Reading and Science, composite, rating and college prospects, with the conversion chart. Classic and Enhanced ACT.',
  keywords: 'ACT score calculator, ACT composite calculator, Enhanced ACT score, ACT conversion chart',
  path: ACT_PATH,
  name: 'ACT',
};

const RELATED_QUERY = {
  exams: ['ratio-and-proportion', 'data-interpretation', 'coordinate-geometry'],
  words: ['ACT', 'admission'],
};

/** Loads the page's texts as data, so that a browser does not download them again as script. */
export const loadAct = async (args: Pick<LoaderArgs, 'api' | 'signal'>): Promise<ActData> => ({
  page: PAGE,
  questions: ACT_FAQ,
  universities: UNIVERSITIES,
  tips: ACT_TIPS,
  related: await loadRelated(RELATED_QUERY, args),
});
