import { PROPOSAL_STATES } from '@mockingbird/contracts';
import * as z from 'zod';
import { PROPOSALS_PAGE, PROPOSALS_PAGE_MAX } from './limits.js';

const proposalId = z.string().regex(/^[0-9a-f]{32}$/, 'Expected the id of a proposal');

export const proposalParams = z.object({ id: proposalId });
export type ProposalParams = z.output<typeof proposalParams>;

/** `?send=1` asks for a review as well; otherwise the form is stored as a draft. */
export const sendQuery = z.object({ send: z.enum(['0', '1']).optional() });
export type SendQuery = z.output<typeof sendQuery>;

/** For a form that replaces another one: the version of the proposal that the person saw. */
export const replacingQuery = z.object({
  ...sendQuery.shape,
  version: z
    .string('Expected the version of the proposal that you saw')
    .regex(/^\d{1,9}$/, 'Expected the version of the proposal that you saw')
    .transform(Number),
});
export type ReplacingQuery = z.output<typeof replacingQuery>;

export const proposalsQuery = z.object({
  state: z.enum(PROPOSAL_STATES).optional(),
  /** `1`: only those of the person who asks. */
  mine: z.enum(['0', '1']).optional(),
  /** `1`: only those of articles and posts. */
  texts: z.enum(['0', '1']).optional(),
  before: proposalId.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Expected a number above 0')
    .transform(Number)
    .pipe(z.number().max(PROPOSALS_PAGE_MAX))
    .default(PROPOSALS_PAGE),
});
export type ProposalsQuery = z.output<typeof proposalsQuery>;
