/** Words in the median sentence of a folder. */
const MEDIAN_LIMIT = 15;

/**
 * @typedef {object} Measured
 * @property {string} folder
 * @property {string} file
 * @property {{ line: number, word: string, instead: string | undefined }[]} words forbidden ones
 * @property {{ text: string, words: number }[]} long sentences above the limit
 * @property {number[]} lengths of all sentences, in words
 */

/** @param {readonly number[]} numbers */
const medianOf = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** @param {Measured} measured */
const fileIssues = ({ file, words, long }) => [
  ...words.map(({ line, word, instead }) => `${file}:${line}: "${word}", use: ${instead}`),
  ...long.map(
    (sentence) => `${file}: a sentence of ${sentence.words} words: ${sentence.text.slice(0, 90)} ...`,
  ),
];

/**
 * @param {readonly Measured[]} measured
 * @returns {string[]} one line for each forbidden word, each long sentence, and each folder with a high median
 */
export function findIssues(measured) {
  const folders = [...new Set(measured.map(({ folder }) => folder))].sort();
  const medians = folders.map((folder) => {
    const files = measured.filter((each) => each.folder === folder);
    return { folder, median: medianOf(files.flatMap(({ lengths }) => lengths)) };
  });
  return [
    ...measured.flatMap(fileIssues),
    ...medians
      .filter(({ median }) => median > MEDIAN_LIMIT)
      .map(({ folder, median }) => `${folder}: the median sentence has ${median} words`),
  ];
}
