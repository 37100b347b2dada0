import { formatCounts, parseCounts } from '../sharing/link-counts.js';
import type { LinkFormat } from '../sharing/use-shared-inputs.js';
import { ACT_FORMS, type ActFormName } from './scoring/act-form.js';
import { takesScience, type ActInputs } from './act-inputs.js';

const parseForm = (text: string | null): ActFormName | undefined => {
  if (text === null || text === 'classic') return 'classic';
  return text === 'enhanced' ? text : undefined;
};

function readInputs(query: URLSearchParams): ActInputs | undefined {
  const form = parseForm(query.get('test'));
  if (!form) return undefined;
  const maxima = ACT_FORMS[form].sections.map(({ maxScore }) => maxScore);
  const text = query.get('raw');
  const all = parseCounts(text, maxima);
  if (all) return { form, science: true, raw: all };
  const three = form === 'enhanced' ? parseCounts(text, maxima.slice(0, 3)) : undefined;
  return three && { form, science: false, raw: [...three, 0] };
}

/** Format of a student's inputs in a link: `?raw=60.45.30.25`, `?test=enhanced&raw=40.30.20`. */
export const actLink: LinkFormat<ActInputs> = {
  names: ['raw', 'test'],
  read: readInputs,
  write: (inputs): Readonly<Record<string, string>> => {
    const raw = formatCounts(takesScience(inputs) ? inputs.raw : inputs.raw.slice(0, 3));
    return inputs.form === 'classic' ? { raw } : { test: inputs.form, raw };
  },
};
