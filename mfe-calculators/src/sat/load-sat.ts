import type { LoaderArgs } from '@mockingbird/platform';
import { SAT_PATH } from '../catalogue/paths.js';
import type { PageIdentity } from '../page/calculator-head.js';
import { loadRelated } from '../related/load-related.js';
import { UNIVERSITIES } from '../universities/universities.js';
import { DIGITAL_PAPER_ROWS } from './digital-paper-rows.js';
import type { SatData } from './sat-data.js';
import { SAT_FAQ } from './sat-faq.js';

const PAGE: PageIdentity = {
  title: 'Digital SAT Score Calculator',
  description:
    'Estimate your Digital SAT score: right answers of four modules, the adaptive path, section scores of 200 to 800, total, percentile band and the full tables.',
  keywords: 'Digital SAT score calculator, SAT score estimate, SAT adaptive modules, SAT percentile',
  path: SAT_PATH,
  name: 'Digital SAT',
};

const RELATED_QUERY = {
  exams: ['percentage', 'linear-equations', 'quadratic-equations'],
  words: ['SAT', 'admission'],
};

/** Loads the page's texts as data, so that a browser does not download them again as script. */
export const loadSat = async (args: Pick<LoaderArgs, 'api' | 'signal'>): Promise<SatData> => ({
  page: PAGE,
  questions: SAT_FAQ,
  universities: UNIVERSITIES,
  comparison: DIGITAL_PAPER_ROWS,
  related: await loadRelated(RELATED_QUERY, args),
});
