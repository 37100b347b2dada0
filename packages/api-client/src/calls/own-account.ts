import {
  accountResponse,
  messageResponse,
  recoveryCodesResponse,
  secondFactorStartResponse,
  tokenResponse,
  type AccountDetails,
  type Confirmation,
  type PasswordChange,
  type SecondFactorStart,
} from '@mockingbird/contracts';
import { get, typed, type Options } from '../request.js';
import type { Transport } from '../transport.js';

/** What signed-in people do with their own account. */
export interface OwnAccountCalls {
  details(options?: Options): Promise<AccountDetails>;
  /** Confirms who is signed in, for calls that need a recent sign-in. @returns a new token */
  confirm(confirmation: Confirmation): Promise<string>;
  /** Ends all earlier tokens. @returns a new token */
  changePassword(change: PasswordChange): Promise<string>;
  /** Ends all tokens. @returns the message to show */
  signOutEverywhere(): Promise<string>;
  /** @returns what an authenticator app needs; nothing changes before `enableSecondFactor` */
  startSecondFactor(confirmation: Confirmation): Promise<SecondFactorStart>;
  /** @param code of the authenticator app. @returns the recovery codes, which are shown once */
  enableSecondFactor(code: string): Promise<string[]>;
  /** @returns the message to show */
  removeSecondFactor(confirmation: Confirmation): Promise<string>;
}

const SECOND_FACTOR = '/api/auth/second-factor';

/** @param token of the signed-in person */
export function ownAccountCalls({ request }: Transport, token: string): OwnAccountCalls {
  const renew = async (path: string, body: unknown): Promise<string> =>
    (await request({ ...typed(path, body), token, schema: () => tokenResponse })).data.token;
  const act = async (path: string, body?: unknown): Promise<string> =>
    (await request({ ...typed(path, body), token, schema: () => messageResponse })).data.message;
  return {
    details: async (options) =>
      (await request({ ...get('/api/auth/account', options), token, schema: () => accountResponse })).data,
    confirm: (confirmation) => renew('/api/auth/confirm', confirmation),
    changePassword: (change) => renew('/api/auth/password', change),
    signOutEverywhere: () => act('/api/auth/logout'),
    startSecondFactor: async (confirmation) =>
      (
        await request({
          ...typed(SECOND_FACTOR, confirmation),
          token,
          schema: () => secondFactorStartResponse,
        })
      ).data,
    enableSecondFactor: async (code) =>
      (
        await request({
          ...typed(`${SECOND_FACTOR}/enable`, { code }),
          token,
          schema: () => recoveryCodesResponse,
        })
      ).data.recoveryCodes,
    removeSecondFactor: (confirmation) => act(`${SECOND_FACTOR}/remove`, confirmation),
  };
}
