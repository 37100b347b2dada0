import { formatCounts, parseCounts } from '../sharing/link-counts.js';
import type { LinkFormat } from '../sharing/use-shared-inputs.js';
import { takesScience, type ActInputs } from './act-inputs.js';
import { isScienceOptional, type ActFormName, type ActForms } from './scoring/act-form.js';

/** Links from before today's form say nothing for the classic one, and `enhanced` where all questions count. */
const TEST_OF_FORM: Readonly<Record<ActFormName, string | undefined>> = {
  today: 'today',
  classic: undefined,
  'older-link': 'enhanced',
};
const REQUIRED_SECTIONS = 3;

function parseForm(text: string | null): ActFormName | undefined {
  if (text === 'today') return 'today';
  if (text === 'enhanced') return 'older-link';
  return text === null || text === 'classic' ? 'classic' : undefined;
}

function readInputs(forms: ActForms, query: URLSearchParams): ActInputs | undefined {
  const form = parseForm(query.get('test'));
  if (!form) return undefined;
  const maxima = forms[form].sections.map(({ maxScore }) => maxScore);
  const text = query.get('raw');
  const all = parseCounts(text, maxima);
  if (all) return { form, science: true, raw: all };
  if (!isScienceOptional(forms[form])) return undefined;
  const three = parseCounts(text, maxima.slice(0, REQUIRED_SECTIONS));
  return three && { form, science: false, raw: [...three, 0] };
}

/** Format of a student's inputs in a link: `?test=today&raw=30.28.20`; classic: `?raw=60.45.30.25`. */
export const createActLink = (forms: ActForms): LinkFormat<ActInputs> => ({
  names: ['raw', 'test'],
  read: (query) => readInputs(forms, query),
  write: (inputs): Readonly<Record<string, string>> => {
    const counted = takesScience(forms, inputs) ? inputs.raw : inputs.raw.slice(0, REQUIRED_SECTIONS);
    const test = TEST_OF_FORM[inputs.form];
    return { ...(test ? { test } : {}), raw: formatCounts(counted) };
  },
});
