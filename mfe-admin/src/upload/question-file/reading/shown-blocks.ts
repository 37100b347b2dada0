import type { Block, FileIssue, ReadResult } from '@mockingbird/question-formats';

/** Limit of forms on the screen. Their corrections show the next ones. */
export const MAX_BLOCKS = 20;
/** Limit of lines of one form. A longer block is an issue of the whole file. */
const MAX_LINES = 200;

/** @returns the blocks that have a form on the screen */
export const listShownBlocks = ({ blocks }: ReadResult): Block[] =>
  blocks.slice(0, MAX_BLOCKS).filter(({ from, to }) => to - from < MAX_LINES);

export const isInside = ({ from, to }: Block, { line }: FileIssue): boolean =>
  line !== undefined && line >= from && line <= to;
