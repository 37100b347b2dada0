import {
  auditLogResponse,
  proposalListResponse,
  proposalResponse,
  staffAccountResponse,
  staffAccountsResponse,
  type AuditLog,
  type NewComment,
  type Proposal,
  type ProposalList,
  type ProposalPublication,
  type ProposalReview,
  type ProposalSending,
  type Role,
  type StaffAccount,
  type StaffAccounts,
} from '@mockingbird/contracts';
import { UPLOAD_TIMEOUT_MS } from '../limits.js';
import { get, post, queryOf, segment, typed, type Options } from '../request.js';
import { sendWithProgress, type OnProgress } from '../send-with-progress.js';
import type { Transport } from '../transport.js';

export interface ProposeOptions {
  /** Sends it to review as well; otherwise it is stored as a draft. */
  isSent: boolean;
  /** An own proposal whose form is replaced, in the version that the person saw; absent for a new one. */
  replaces?: Pick<Proposal, 'id' | 'version'> | undefined;
  /** Called during the upload with the share that was sent, 0 to 1. */
  onProgress?: OnProgress;
  signal?: AbortSignal;
}

/** Proposals, the audit log and the accounts of staff. The services check the role in each call. */
export interface StaffCalls {
  /** @param query the query parameters of `GET /api/upload/proposals` */
  proposals(query?: Record<string, string | undefined>, options?: Options): Promise<ProposalList>;
  proposal(id: string, options?: Options): Promise<Proposal>;
  /** @param form as for an upload */
  propose(form: FormData, options: ProposeOptions): Promise<Proposal>;
  /** Checks an own proposal again and sends it to review. */
  sendProposal(id: string, sending: ProposalSending): Promise<Proposal>;
  withdrawProposal(id: string, version: number): Promise<Proposal>;
  commentProposal(id: string, comment: NewComment): Promise<Proposal>;
  reviewProposal(id: string, review: ProposalReview): Promise<Proposal>;
  publishProposal(id: string, publication: ProposalPublication): Promise<Proposal>;
  cancelPublication(id: string, version: number): Promise<Proposal>;
  /** @param query the query parameters of `GET /api/upload/history` */
  auditLog(query?: Record<string, string | undefined>, options?: Options): Promise<AuditLog>;
  /** Accounts of staff; students are left out. */
  accounts(options?: Options): Promise<StaffAccounts>;
  changeRole(username: string, role: Role): Promise<StaffAccount>;
}

const PROPOSALS = '/api/upload/proposals';
const ACCOUNTS = '/api/auth/accounts';

function proposingPath(replaces: ProposeOptions['replaces'], isSent: boolean): string {
  const send = isSent ? '1' : undefined;
  if (replaces === undefined) return PROPOSALS + queryOf({ send });
  return `${PROPOSALS}/${segment(replaces.id)}/form${queryOf({ version: String(replaces.version), send })}`;
}

/** @param token of the signed-in person */
export function staffCalls({ request }: Transport, token: string): StaffCalls {
  const step = async (id: string, action: string, body: unknown): Promise<Proposal> =>
    (
      await request({
        ...typed(`${PROPOSALS}/${segment(id)}/${action}`, body),
        token,
        // Checks and publications of large tests take long.
        timeoutMs: UPLOAD_TIMEOUT_MS,
        schema: () => proposalResponse,
      })
    ).data;
  return {
    proposals: (query = {}, options) =>
      request({
        ...get(`${PROPOSALS}${queryOf(query)}`, options),
        token,
        schema: () => proposalListResponse,
      }),
    proposal: async (id, options) =>
      (
        await request({
          ...get(`${PROPOSALS}/${segment(id)}`, options),
          token,
          timeoutMs: UPLOAD_TIMEOUT_MS,
          schema: () => proposalResponse,
        })
      ).data,
    propose: async (form, { isSent, replaces, onProgress, signal }) =>
      (
        await request({
          ...post(proposingPath(replaces, isSent)),
          form,
          isTyped: true,
          token,
          signal,
          timeoutMs: UPLOAD_TIMEOUT_MS,
          ...(onProgress ? { fetch: sendWithProgress(onProgress) } : {}),
          schema: () => proposalResponse,
        })
      ).data,
    sendProposal: (id, sending) => step(id, 'send', sending),
    withdrawProposal: (id, version) => step(id, 'withdraw', { version }),
    commentProposal: (id, comment) => step(id, 'comments', comment),
    reviewProposal: (id, review) => step(id, 'review', review),
    publishProposal: (id, publication) => step(id, 'publish', publication),
    cancelPublication: (id, version) => step(id, 'cancel', { version }),
    auditLog: (query = {}, options) =>
      request({
        ...get(`/api/upload/history${queryOf({ events: '1', ...query })}`, options),
        isTyped: true,
        token,
        schema: () => auditLogResponse,
      }),
    accounts: async (options) =>
      request({ ...get(ACCOUNTS, options), token, schema: () => staffAccountsResponse }),
    changeRole: async (username, role) =>
      (
        await request({
          ...typed(`${ACCOUNTS}/${segment(username)}/role`, { role }),
          token,
          schema: () => staffAccountResponse,
        })
      ).data,
  };
}
