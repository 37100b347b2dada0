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

/** A stored composition from before signing. */
const unsignedSchema = z.object({
  schema: z.literal(1),
  number: z.int(),
  createdAt: z.string(),
  by: z.string(),
  why: z.string(),
  remotes: z.array(z.object({ manifest: manifestSchema, fallback: z.optional(manifestSchema) })),
});

/** @returns undefined if the content is signed or not a composition */
function parseUnsigned(content: unknown): Composition | undefined {
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
 * Reads a stored composition. One from before signing is accepted unverified: it is trusted because it is in our database.
 * @param firstSigned lowest signed number, if any: all higher ones must be signed too
 * @throws ProblemError MB-2008 when no trusted key signed it
 */
export function openStored(
  { number, composition }: StoredComposition,
  trusted: TrustedKeys,
  firstSigned: number | undefined,
): Composition {
  const content: unknown = JSON.parse(composition);
  const unsigned = parseUnsigned(content);
  if (unsigned) {
    if (firstSigned === undefined || number < firstSigned) return unsigned;
    throw new ProblemError(500, 'MB-2008', `Composition ${number} is not signed, and ${firstSigned} is.`);
  }
  const opened = openComposition(signedCompositionSchema.parse(content), trusted);
  if (!opened.ok) throw new ProblemError(500, 'MB-2008', `Composition ${number}: ${opened.detail}`);
  return opened.composition;
}

/** @returns whether it is signed, from its content only: the field `summary` proves nothing */
export const isSigned = ({ composition }: StoredComposition): boolean =>
  parseUnsigned(JSON.parse(composition)) === undefined;

/** Signs a composition and adds its summary. */
export const toStored = (composition: Composition, key: SigningKey): StoredComposition => ({
  number: composition.number,
  composition: JSON.stringify(signComposition(composition, key)),
  summary: JSON.stringify(summaryOf(composition)),
});

/** Creates the next composition with the same content, to be signed. */
export const copyForSigning = (unsigned: Composition, createdAt: string): Composition => ({
  ...promote(unsigned, [], { by: 'platform', why: 'Signed for the first time', createdAt }),
  kind: 'sign',
});
