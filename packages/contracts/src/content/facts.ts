import * as z from 'zod/mini';

const words = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));

const numberOrText = z.union([z.number(), words(500)]);
/** A figure, a text, a list of them, or a table of them. */
const factValueSchema = z.union([
  numberOrText,
  z.array(numberOrText).check(z.minLength(1)),
  z.array(z.array(numberOrText).check(z.minLength(1))).check(z.minLength(1)),
]);

/** One figure that a page shows or calculates with. */
export const factSchema = z.strictObject({
  /** Words in lower case, joined by hyphens and separated by dots: `sat.math.questions`. */
  key: z
    .string()
    .check(
      z.maxLength(120),
      z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'Expected lower-case words, hyphens and dots'),
    ),
  value: factValueSchema,
  /** What the value counts, such as `questions` or `points`; `text` for words. */
  unit: words(60),
});
export type Fact = z.infer<typeof factSchema>;

/** Where facts come from, and for when they hold. */
export const factSourceSchema = z.strictObject({
  /** Publisher and title. */
  source: words(300),
  address: z.string().check(z.maxLength(2_000), z.regex(/^https:\/\/\S+$/, 'Expected an https address')),
  /** Whether the body that sets the exam publishes the facts at this address. Otherwise, it is a copy. */
  official: z.boolean(),
  /** The first day on which the facts hold. */
  effective: z.iso.date(),
  /** The day on which somebody compared the facts with the source. */
  checked: z.iso.date(),
});
export type FactSource = z.infer<typeof factSourceSchema>;

const factGroupSchema = z
  .extend(factSourceSchema, { facts: z.array(factSchema).check(z.minLength(1)) })
  .check(
    z.refine(({ effective, checked }) => effective <= checked || isAnnounced(checked, effective), {
      message: 'Expected a day of at most one year after `checked`',
      path: ['effective'],
    }),
  );
/** A source with its facts. */
export type FactGroup = z.infer<typeof factGroupSchema>;

/** Rules of a coming exam are known up to one year ahead. */
function isAnnounced(checked: string, effective: string): boolean {
  const year = Number(checked.slice(0, 4)) + 1;
  return effective <= `${year}${checked.slice(4)}`;
}

/** A file of facts, by source. A key occurs once. */
export const factFileSchema = z.array(factGroupSchema).check(
  z.minLength(1),
  z.refine((groups) => {
    const keys = groups.flatMap(({ facts }) => facts.map(({ key }) => key));
    return new Set(keys).size === keys.length;
  }, 'Expected each key once'),
);
export type FactFile = z.infer<typeof factFileSchema>;
