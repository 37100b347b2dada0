/** Words in the median sentence of a folder. */
const MEDIAN_LIMIT = 15;

const medianOf = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * @typedef {{ words: number, long: number, median: number }} Figures forbidden words, sentences above the limit, median
 */

/**
 * @param {readonly { folder: string, words: unknown[], long: unknown[], lengths: number[] }[]} measured
 * @returns {Record<string, Figures>} by folder
 */
export function summarize(measured) {
  const folders = [...new Set(measured.map(({ folder }) => folder))].sort();
  return Object.fromEntries(
    folders.map((folder) => {
      const files = measured.filter((each) => each.folder === folder);
      const sum = (count) => files.reduce((total, file) => total + count(file), 0);
      return [
        folder,
        {
          words: sum((file) => file.words.length),
          long: sum((file) => file.long.length),
          median: medianOf(files.flatMap((file) => file.lengths)),
        },
      ];
    }),
  );
}

/**
 * The counts of a folder may fall and never rise. A folder without a baseline has none allowed.
 * @param {Record<string, Figures>} present
 * @param {Record<string, Figures>} baseline
 * @returns {{ issues: string[], isSmaller: boolean }}
 */
export function compareWithBaseline(present, baseline) {
  const issues = [];
  let isSmaller = false;
  for (const [folder, figures] of Object.entries(present)) {
    const allowed = baseline[folder] ?? { words: 0, long: 0 };
    for (const [name, label] of [
      ['words', 'forbidden words'],
      ['long', 'sentences of more than 30 words'],
    ]) {
      if (figures[name] > allowed[name])
        issues.push(`${folder}: ${figures[name]} ${label}, ${allowed[name]} allowed`);
      if (figures[name] < allowed[name]) isSmaller = true;
    }
    if (figures.median > MEDIAN_LIMIT)
      issues.push(`${folder}: the median sentence has ${figures.median} words`);
  }
  return { issues, isSmaller };
}
