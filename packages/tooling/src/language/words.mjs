/**
 * Words and phrases that readers had to learn in this repository, although the field has plain ones. Each has a plain
 * alternative, which the check prints.
 */
export const FORBIDDEN = new Map([
  ['told', 'reported, sent, logged'],
  ['asked', 'requested'],
  ['kept', 'stored, cached'],
  ['drawn', 'rendered'],
  ['befell', 'happened'],
  ['fares', 'performs'],
  ['anew', 'again'],
  ['whoever', 'who, anyone who'],
  ['nobody', 'no one'],
  ['thereof', 'of it'],
  ['hence', 'so, therefore'],
  ['aside', 'away'],
  ['stands', 'is'],
  ['is no part of', 'is not part of'],
  ['of its own', 'its own, separate'],
  ['by itself', 'automatically, alone'],
  ['at once', 'immediately, at the same time'],
  ['but for', 'except for'],
  ['reckoned', 'computed'],
  ['foresee', 'predict, preview'],
  ['hire', 'spawn, start'],
  ['guilty', 'culprit'],
  ['ghost', 'snapshot'],
  ['looker', 'AxeWorker'],
  ['lookers', 'AxePool'],
  ['sighting', 'VersionEvent'],
  ['sightings', 'version events'],
  ['ways in', 'entries'],
]);

/** What looks like one of them and is not: terms of the field. */
const ALLOWED = [
  // The element, in JSX, selectors and lists of landmarks.
  /<\/?aside\b/g,
  /\baside\s*[{,:.>[]/g,
  /['"`]aside['"`]/g,
  // A button without a border, as design systems call it: the variant and its class.
  /(?<=['"`.])ghost\b/g,
  /\bghost(?=: ')/g,
  /\bbutton ghost\b/g,
  // The heading of a list of questions and answers.
  /frequently asked questions/gi,
];

/** Field names of earlier releases, and the files that may have them: those that translate, test or explain them. */
const EARLIER_NAMES = new Set(['kept', 'drawn', 'sightings']);
const EARLIER_NAME_FILES = /\/(?:\d{4}-)?earlier-names(?:\/|(?:\.spec)?\.(?:ts|md)$)/;

const pattern = new RegExp(`(?<![a-z])(?:${[...FORBIDDEN.keys()].join('|')})(?![a-z])`, 'g');

/**
 * Words of identifiers apart: `toldAt` has the word `told`. Lengths do not change, so that places stay.
 * @param {string} text
 */
const lower = (text) => text.replaceAll(/([a-z0-9])([A-Z])/g, (_, end, start) => `${end}\u0000${start}`);

/**
 * @param {string} text of a source file or a document
 * @param {string} [file] its path
 * @returns {{ line: number, word: string }[]} lines count from 1
 */
export function forbiddenWords(text, file = '') {
  const exceptions = EARLIER_NAME_FILES.test(file) ? EARLIER_NAMES : new Set();
  const allowed = ALLOWED.reduce(
    (rest, each) => rest.replaceAll(each, (hit) => ' '.repeat(hit.length)),
    text,
  );
  return allowed
    .split('\n')
    .flatMap((line, index) =>
      [...lower(line).toLowerCase().matchAll(pattern)].map(([word]) => ({ line: index + 1, word })),
    )
    .filter(({ word }) => !exceptions.has(word));
}
