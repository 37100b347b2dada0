import {
  type Composition,
  compositionSchema,
  manifestSchema,
  signedCompositionSchema,
} from '@mockingbird/contracts';
import { promote, summaryOf } from '@mockingbird/registry';
import {
  openComposition,
  signComposition,
  type SigningKey,
  type TrustedKeys,
} from '@mockingbird/registry/signing';
import * as z from 'zod';
import { ProblemError } from '../../http/response/problem.js';
import type { StoredComposition } from './composition.model.js';

/** How a composition was stored before there were signatures. */
const unsignedSchema = z.object({
  schema: z.literal(1),
  number: z.int(),
  createdAt: z.string(),
  by: z.string(),
  why: z.string(),
  remotes: z.array(z.object({ manifest: manifestSchema, fallback: z.optional(manifestSchema) })),
});

/** @returns undefined for a signed one, or for what is none */
function readUnsigned(content: unknown): Composition | undefined {
  const parsed = unsignedSchema.safeParse(content).data;
  if (parsed === undefined) return undefined;
  const { createdAt } = parsed;
  const composition: unknown = {
    ...parsed,
    schema: 2,
    kind: 'promote',
    remotes: parsed.remotes.map((remote) => ({ ...remote, since: createdAt })),
  };
  return compositionSchema.parse(composition);
}

/**
 * Reads a stored composition; one of before signing is taken as it is, for our own database is all that vouches for it.
 * @param firstSigned number of the first signed one, if there is any: what is above it must be signed too
 * @throws ProblemError MB-2008 when no trusted key signed it
 */
export function openStored(
  { number, composition }: StoredComposition,
  trusted: TrustedKeys,
  firstSigned: number | undefined,
): Composition {
  const content: unknown = JSON.parse(composition);
  const unsigned = readUnsigned(content);
  if (unsigned) {
    if (firstSigned === undefined || number < firstSigned) return unsigned;
    throw new ProblemError(500, 'MB-2008', `Composition ${number} is not signed, and ${firstSigned} is.`);
  }
  const opened = openComposition(signedCompositionSchema.parse(content), trusted);
  if (!opened.ok) throw new ProblemError(500, 'MB-2008', `Composition ${number}: ${opened.detail}`);
  return opened.composition;
}

/** @returns whether it is none of before signing, by its content alone: a summary can be written beside anything */
export const isSigned = ({ composition }: StoredComposition): boolean =>
  readUnsigned(JSON.parse(composition)) === undefined;

/** A composition as it is stored. */
export const toStored = (composition: Composition, key: SigningKey): StoredComposition => ({
  number: composition.number,
  composition: JSON.stringify(signComposition(composition, key)),
  summary: JSON.stringify(summaryOf(composition)),
});

/** The signed composition that follows one of before signing, and shows the same. */
export const signedFirst = (unsigned: Composition, createdAt: string): Composition => ({
  ...promote(unsigned, [], { by: 'platform', why: 'Signed for the first time', createdAt }),
  kind: 'sign',
});
