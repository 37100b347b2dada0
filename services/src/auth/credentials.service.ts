import { Injectable } from '@nestjs/common';
import type { Login } from '@mockingbird/contracts';
import { ProblemError } from '../http/response/problem.js';
import { RateLimits } from '../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../rate-limit/rules.js';
import { AccountRepository } from './account.repository.js';
import { accountKey } from './account-key.js';
import { AuthLog, type Person } from './auth-log.service.js';
import { KnownNetworksService } from './known-networks/known-networks.service.js';
import type { StoredAccount } from './models.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { SecondFactorCodes } from './second-factor/second-factor-codes.service.js';

/** The same text for an unknown account and a wrong password. */
const loginRejection = () => new ProblemError(401, 'MB-1013', 'User name or password wrong.');

/** For signed-in people who confirm a call with their password. */
export const confirmationRejection = () =>
  new ProblemError(401, 'MB-1013', 'The password is wrong.', [
    { path: '/password', message: 'This is not your password.' },
  ]);

const codeNeeded = () => new ProblemError(401, 'MB-1016', 'Please type the code of your authenticator app.');

export const codeRejection = () =>
  new ProblemError(401, 'MB-1016', 'This code does not fit.', [
    { path: '/code', message: 'This code is wrong or used already. Wait for the next one and type it.' },
  ]);

/** Checks who somebody is: for logins, and again before changes of an account. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimits,
    private readonly networks: KnownNetworksService,
    private readonly codes: SecondFactorCodes,
    private readonly log: AuthLog,
  ) {}

  /**
   * Rate limits come first, so that a rejected call costs no password hash. The code comes last, so that only the right password
   * shows whether there is a second factor.
   * @param address the client's network, as rate limits count it
   * @param rejection the problem for a wrong name or password
   * @returns the account
   * @throws ProblemError MB-1006 when a rate limit is used up, MB-1016 without a valid code where one is needed
   */
  async check(
    { username, password, code }: Login,
    address: string,
    rejection: () => ProblemError = loginRejection,
  ): Promise<StoredAccount> {
    const person = { username, address };
    await this.countAttempt(person);
    const account = await this.accounts.find(accountKey(username));
    const matches = await this.passwords.matches(account?.passwordHash, password);
    if (account === null || !matches) {
      this.log.rejected('sign_in_rejected', person, account === null ? 'unknown-account' : 'wrong-password');
      throw rejection();
    }
    await this.checkCode(account, code, address);
    return account;
  }

  private async checkCode(account: StoredAccount, code: string | undefined, address: string): Promise<void> {
    const { username, secondFactor } = account;
    if (secondFactor === undefined) return;
    const person = { username, address };
    if (code === undefined) {
      this.log.rejected('sign_in_rejected', person, 'code-missing');
      throw codeNeeded();
    }
    const result = await this.codes.use(account, secondFactor, code);
    if (result === 'recovery-code-used') this.log.accepted('recovery_code_used', person);
    if (result === 'accepted' || result === 'recovery-code-used') return;
    this.log.rejected('sign_in_rejected', person, result);
    throw codeRejection();
  }

  /** @throws ProblemError MB-1006 when a rate limit is used up */
  async countAttempt({ username, address }: Person & { username: string }): Promise<void> {
    const key = accountKey(username);
    try {
      await this.limits.take(RATE_RULES.loginByAddress, address);
      const isKnown = await this.networks.isKnownNetwork(key, address);
      await this.limits.take(RATE_RULES.loginByAccount, isKnown ? `${key}\n${address}` : key);
    } catch (error) {
      if (error instanceof ProblemError) {
        this.log.rejected('sign_in_rejected', { username, address }, 'too-many-attempts');
      }
      throw error;
    }
  }
}
