import type { TestSection } from '@mockingbird/contracts';

/** @param number one-based question. @returns the section that contains it; undefined in a test without sections */
export const findSection = (
  sections: readonly TestSection[] | undefined,
  number: number,
): TestSection | undefined => sections?.findLast(({ from }) => from <= number);
