import file from '../../../facts/ap-scores.json' with { type: 'json' };
import { createFactReader } from '../../facts/fact-reader.js';
import * as messages from '../../messages/ap/exams.js';

const facts = createFactReader(file);

/** Says how many students scored 3 or better in the latest published year. @param slug of the subject */
export const describePassingRate = (slug: string): string =>
  messages.studentsWithThreeOrBetter(facts.number(`ap.passing.${slug}`), facts.number('ap.passing.year'));

export const PASSING_RATE_SOURCE = facts.sourceOf('ap.passing.year');
