import actFacts from '../facts/act.json' with { type: 'json' };
import { buildForms } from '../src/act/forms.js';
import { createFactReader } from '../src/facts/fact-reader.js';

/** The forms of the page. */
export const FORMS = buildForms(createFactReader(actFacts));
