import satFacts from '../facts/sat.json' with { type: 'json' };
import { createFactReader } from '../src/facts/fact-reader.js';
import { buildSections } from '../src/sat/sections.js';

/** The sections of the page. */
export const SECTIONS = buildSections(createFactReader(satFacts));
