import { parse } from 'yaml';

const FILE = /^---\n(?<front>.*?\n)---\n(?<body>.*)$/s;

/**
 * Splits a Markdown file into its front matter and its text.
 * @param {string} file
 * @returns {{ fields: Record<string, unknown>, body: string }}
 * @throws {Error} without front matter between two lines of `---`, or when it is no YAML mapping
 */
export function frontMatter(file) {
  const groups = FILE.exec(file.replaceAll('\r\n', '\n'))?.groups;
  if (groups === undefined) throw new Error('Expected fields between two lines of ---');
  const fields = mapping(groups.front);
  return { fields, body: groups.body };
}

/**
 * @param {string} text YAML
 * @returns {Record<string, unknown>}
 * @throws {Error} when it is no mapping
 */
export function mapping(text) {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('Expected fields, one a line');
  }
  return value;
}
