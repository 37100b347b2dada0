import {
  examKey,
  LEVELS,
  OWN_TEST_EXAMS,
  OWN_TEST_MINUTES,
  OWN_TEST_PARTS,
  OWN_TEST_QUESTIONS,
  OWN_TEST_TOPICS,
  SEED_PATTERN,
} from '@mockingbird/exam-core';
import { QUESTION_BOUNDS } from '@mockingbird/contracts';
import * as z from 'zod';

/** A query field that may repeat: one value arrives as a text, several as a list. */
const listOf = (each: z.ZodString, { least, most }: { least: number; most: number }) =>
  z
    .union([each, z.array(each)])
    .transform((value) => (typeof value === 'string' ? [value] : value))
    .pipe(z.array(each).min(least).max(most));

const wholeNumber = (least: number, most: number) => z.coerce.number<string>().int().min(least).max(most);

/** Ids or keys of exams, without repetition, as sorted keys. */
const exams = listOf(z.string().min(1).max(128), { least: 1, most: OWN_TEST_EXAMS }).transform((ids) =>
  [...new Set(ids.map(examKey))].sort(),
);

/** `?exam=a&exam=b` */
export const ownTestOfferQuery = z.object({ exam: exams });
export type OwnTestOfferQuery = z.output<typeof ownTestOfferQuery>;

/** All that decides which questions an own test has. */
export const ownTestQuery = z.object({
  exam: exams,
  topic: listOf(z.string().min(1).max(QUESTION_BOUNDS.topic), { least: 0, most: OWN_TEST_TOPICS }).default(
    [],
  ),
  level: z.enum(LEVELS).optional(),
  count: wholeNumber(1, OWN_TEST_QUESTIONS),
  minutes: wholeNumber(0, OWN_TEST_MINUTES),
  seed: z.string().regex(SEED_PATTERN, 'Expected 1 to 16 small letters or digits'),
  part: wholeNumber(1, OWN_TEST_PARTS),
});
export type OwnTestQuery = z.output<typeof ownTestQuery>;
