import { linesOf, rowsOf } from './lines.js';

/** Names of the inputs of 'More fields' begin with it: they are sent together as `details`, not by themselves. */
export const MORE = 'more.';

type Read = (name: string) => string;

const numberOr = (text: string | undefined): number | string | undefined =>
  text === undefined || text === '' || Number.isNaN(Number(text)) ? text || undefined : Number(text);

/** An object without what is absent or empty; undefined when nothing is left. */
function present(entries: Record<string, unknown>): Record<string, unknown> | undefined {
  const kept = Object.entries(entries).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

const examDetails = (read: Read) =>
  present({
    type: read('type'),
    imageUrl: read('imageUrl'),
    seo: present({ keywords: read('keywords'), canonicalURL: read('canonicalURL') }),
    keyInformation: linesOf(read('keyInformation')).map((info) => ({ info })),
    didYouKnow: linesOf(read('didYouKnow')).map((fact) => ({ fact })),
    faqs: rowsOf(read('faqs')).map(([question, answer]) => ({ question, answer })),
    resources: rowsOf(read('resources')).map(([resourceName, resourceLink, description]) => ({
      resourceName,
      resourceLink,
      description: description || undefined,
    })),
  });

const mockTestDetails = (read: Read) =>
  present({
    title: read('title'),
    sections: rowsOf(read('sections')).map(([name, from, to, minutes, marks]) => ({
      name,
      from: numberOr(from),
      to: numberOr(to),
      minutes: numberOr(minutes),
      marks: numberOr(marks),
    })),
  });

/**
 * What the form has no listed field for.
 * @param form with the inputs of 'More fields'
 * @returns the JSON of `details`; undefined when nothing was entered. What does not fit is left for the services to name.
 */
export function detailsOf(form: FormData, type: 'exam' | 'mocktest'): string | undefined {
  const read: Read = (name) => String(form.get(MORE + name) ?? '').trim();
  const details = type === 'exam' ? examDetails(read) : mockTestDetails(read);
  return details && JSON.stringify(details);
}
