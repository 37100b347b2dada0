import type { Block } from '../model/file-report.js';

/** The lines of one question, without comments. */
export interface GiftChunk extends Block {
  text: string;
  /** `[id:...]` and `[tag:...]` in the comments before the question. */
  marks: { kind: 'id' | 'tag'; value: string }[];
}

export type GiftPart =
  { kind: 'question'; chunk: GiftChunk } | { kind: 'category'; line: number; path: string };

const MARK = /\[(id|tag):((?:[^\]\\]|\\.)+)\]/g;

const marksOf = (comment: string): GiftChunk['marks'] =>
  [...comment.matchAll(MARK)].map(([, kind, value = '']) => ({
    kind: kind === 'id' ? 'id' : 'tag',
    value: value.replace(/\\(.)/g, '$1').trim(),
  }));

/** Splits a GIFT file at blank lines. Comments belong to the question after them. */
export function splitGift(text: string): GiftPart[] {
  const parts: GiftPart[] = [];
  let lines: string[] = [];
  let from = 1;
  let marks: GiftChunk['marks'] = [];
  const finish = (to: number) => {
    if (lines.length > 0)
      parts.push({ kind: 'question', chunk: { from, to, text: lines.join('\n'), marks } });
    if (lines.length > 0) marks = [];
    lines = [];
  };
  const all = text.split('\n');
  all.forEach((line, index) => {
    const trimmed = line.trim();
    if (trimmed.startsWith('//')) marks = [...marks, ...marksOf(trimmed)];
    else if (trimmed === '') finish(index);
    else if (trimmed.startsWith('$CATEGORY:')) {
      finish(index);
      parts.push({ kind: 'category', line: index + 1, path: trimmed.slice('$CATEGORY:'.length).trim() });
    } else {
      if (lines.length === 0) from = index + 1;
      lines.push(line);
    }
  });
  finish(all.length);
  return parts;
}
