import { countsText, readCounts } from '../sharing/link-counts.js';
import type { LinkFormat } from '../sharing/use-shared-inputs.js';
import { ACT_FORMS, type ActFormName } from './scoring/act-form.js';
import { takesScience, type ActInputs } from './act-inputs.js';

const formOf = (text: string | null): ActFormName | undefined => {
  if (text === null || text === 'classic') return 'classic';
  return text === 'enhanced' ? text : undefined;
};

function readInputs(query: URLSearchParams): ActInputs | undefined {
  const form = formOf(query.get('test'));
  if (!form) return undefined;
  const maxima = ACT_FORMS[form].sections.map(({ maxScore }) => maxScore);
  const text = query.get('raw');
  const all = readCounts(text, maxima);
  if (all) return { form, science: true, raw: all };
  const three = form === 'enhanced' ? readCounts(text, maxima.slice(0, 3)) : undefined;
  return three && { form, science: false, raw: [...three, 0] };
}

/** A student's inputs as a link carries them: `?raw=60.45.30.25`, `?test=enhanced&raw=40.30.20`. */
export const actLink: LinkFormat<ActInputs> = {
  names: ['raw', 'test'],
  read: readInputs,
  write: (inputs): Readonly<Record<string, string>> => {
    const raw = countsText(takesScience(inputs) ? inputs.raw : inputs.raw.slice(0, 3));
    return inputs.form === 'classic' ? { raw } : { test: inputs.form, raw };
  },
};
