import type { FormatId } from '../model/formats.js';

/** @returns the format of an XML file by its root element */
export const formatOfRoot = (text: string): FormatId => {
  const root = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/.exec(text)?.[1] ?? '';
  if (root.startsWith('qti-')) return 'qti30';
  return root.startsWith('assessment') || root === 'questestinterop' ? 'qti21' : 'moodle';
};
