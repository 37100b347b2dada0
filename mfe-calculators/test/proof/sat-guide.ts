/**
 * The lower scores of the published guide, typed from the source independently of the remote's facts: three counts of
 * right answers in a group, in the order of the source.
 */
const MATH =
  '200200200 200200200 200200200 220250280 290300310 320330330 340350360 370370380 390400420 430440460 470480500 ' +
  '510520530 550560570 580590600 620630650 670690710 730740750 760770780 790';
const READING_WRITING =
  '200200200 200200200 200200200 210230240 250260280 290320340 350360370 370380390 400410420 420430440 450460460 ' +
  '470480490 490500510 520530540 540550560 570580590 590600610 620630630 640650660 670680690 700710720 730750770 790';

const parse = (text: string): readonly bigint[] =>
  (text.replaceAll(' ', '').match(/\d{3}/g) ?? []).map((score) => BigInt(score));

/** Scores by right answers, of 54 in Math and 66 in Reading & Writing. */
export const PUBLISHED = { math: parse(MATH), rw: parse(READING_WRITING) } as const;
