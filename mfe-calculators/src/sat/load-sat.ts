import type { LoaderArgs } from '@mockingbird/platform';
import satFacts from '../../facts/sat.json' with { type: 'json' };
import universityFacts from '../../facts/universities.json' with { type: 'json' };
import { SAT_PATH } from '../catalogue/paths.js';
import { createFactReader } from '../facts/fact-reader.js';
import type { PageIdentity } from '../page/calculator-head.js';
import { loadRelated } from '../related/load-related.js';
import { findOldestCheck, listUniversities } from '../universities/universities.js';
import type { SatData } from './sat-data.js';
import { buildSatFaq } from './sat-faq.js';
import { compareWithPaper, describeSatFormat } from './sat-format.js';
import { buildSections } from './sections.js';
import * as messages from '../messages/sat.js';

const PAGE: PageIdentity = {
  title: messages.digitalSatScoreCalculator,
  description: messages.estimateYourDigitalSat,
  keywords: messages.digitalSatScoreCalculatorSat,
  path: SAT_PATH,
  name: messages.digitalSat,
};

const RELATED_QUERY = {
  exams: ['percentage', 'linear-equations', 'quadratic-equations'],
  words: ['SAT', 'admission'],
};

const FACTS = createFactReader(satFacts);

/** Loads the page's texts and tables as data, so that a browser does not download them again as script. */
export async function loadSat(args: Pick<LoaderArgs, 'api' | 'signal'>): Promise<SatData> {
  const sections = buildSections(FACTS);
  return {
    page: PAGE,
    format: describeSatFormat(FACTS),
    sections,
    questions: buildSatFaq(sections, FACTS),
    universities: listUniversities(universityFacts),
    universitiesChecked: findOldestCheck(universityFacts),
    comparison: compareWithPaper(FACTS),
    sources: FACTS.sources,
    related: await loadRelated(RELATED_QUERY, args),
  };
}
