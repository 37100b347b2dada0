import type { LoaderArgs } from '@mockingbird/platform';
import actFacts from '../../facts/act.json' with { type: 'json' };
import universityFacts from '../../facts/universities.json' with { type: 'json' };
import { ACT_PATH } from '../catalogue/paths.js';
import { createFactReader } from '../facts/fact-reader.js';
import type { PageIdentity } from '../page/calculator-head.js';
import { loadRelated } from '../related/load-related.js';
import { findOldestCheck, listUniversities } from '../universities/universities.js';
import type { ActData } from './act-data.js';
import { buildActFaq } from './act-faq.js';
import { ACT_TIPS } from './act-tip-texts.js';
import { buildForms } from './forms.js';
import * as messages from '../messages/act.js';

const PAGE: PageIdentity = {
  title: messages.actScoreCalculator,
  description: messages.estimateYourActScore,
  keywords: messages.actScoreCalculatorAct,
  path: ACT_PATH,
  name: 'ACT',
};

const RELATED_QUERY = {
  exams: ['ratio-and-proportion', 'data-interpretation', 'coordinate-geometry'],
  words: ['ACT', 'admission'],
};

const FACTS = createFactReader(actFacts);

const FORMS = buildForms(FACTS);

/** Loads the page's texts and charts as data, so that a browser does not download them again as script. */
export const loadAct = async (args: Pick<LoaderArgs, 'api' | 'signal'>): Promise<ActData> => ({
  page: PAGE,
  forms: FORMS,
  questions: buildActFaq(FORMS),
  universities: listUniversities(universityFacts),
  universitiesChecked: findOldestCheck(universityFacts),
  tips: ACT_TIPS,
  sources: FACTS.sources,
  related: await loadRelated(RELATED_QUERY, args),
});
