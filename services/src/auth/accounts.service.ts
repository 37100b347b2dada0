import { Inject, Injectable } from '@nestjs/common';
import type { Login, Signup } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { conflict, ProblemError } from '../http/response/problem.js';
import { currentRequestId } from '../common/request-context.js';
import { RateLimits } from '../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../rate-limit/rules.js';
import { CLOCK, LOGGER, type Clock } from '../common/injection-tokens.js';
import { AccountRepository } from './account.repository.js';
import { accountKey } from './account-key.js';
import { KnownNetworksService } from './known-networks.service.js';
import type { StoredAccount } from './models.js';
import { PasswordsService } from './passwords.service.js';
import { TokensService } from './tokens.service.js';

const usernameConflict = () =>
  conflict('This user name belongs to somebody else.', [{ path: '/username', message: 'Is taken' }]);

/** The same text for an unknown account and a wrong password. */
const loginRejection = () => new ProblemError(401, 'MB-1013', 'User name or password wrong.');

/** Sign-up and login. Rate limits come first, so that a rejected call costs no password hash. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly limits: RateLimits,
    private readonly networks: KnownNetworksService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Creates a student's account.
   * @param address the client's network, as rate limits count it
   * @throws ProblemError MB-1007 when the user name exists, MB-1006 when a rate limit is used up
   */
  async signup({ username, email, password }: Signup, address: string): Promise<void> {
    const key = accountKey(username);
    await this.limits.take(RATE_RULES.signupByAddress, address);
    await this.limits.take(RATE_RULES.signupByAccount, key);
    if ((await this.accounts.find(key)) !== null) throw usernameConflict();
    const passwordHash = await this.passwords.hash(password);
    const createdAt = new Date(this.clock());
    const account: StoredAccount = { username, key, passwordHash, role: 'student', createdAt };
    const normalisedEmail = email.toLowerCase();
    // An e-mail of another account is left out silently. Neither this response nor a later login reveals that it exists.
    const preferred = (await this.accounts.hasEmail(normalisedEmail))
      ? account
      : { ...account, email: normalisedEmail };
    if (await this.accounts.insert(preferred)) return;
    // Another sign-up may have used the name or the e-mail in the meantime.
    if (!(await this.accounts.insert(account))) throw usernameConflict();
  }

  /**
   * @param address the client's network, as rate limits count it
   * @returns an access token
   * @throws ProblemError MB-1013, or MB-1006 when a rate limit is used up
   */
  async login({ username, password }: Login, address: string): Promise<string> {
    const key = accountKey(username);
    await this.limits.take(RATE_RULES.loginByAddress, address);
    const isKnown = await this.networks.isKnownNetwork(key, address);
    await this.limits.take(RATE_RULES.loginByAccount, isKnown ? `${key}\n${address}` : key);
    const account = await this.accounts.find(key);
    const matches = await this.passwords.matches(account?.passwordHash, password);
    if (account === null || !matches) {
      const reason = account === null ? 'unknown-account' : 'wrong-password';
      this.log.info({ requestId: currentRequestId(), reason }, 'login_rejected');
      throw loginRejection();
    }
    await this.networks.remember(key, address);
    if (this.passwords.isOutdated(account.passwordHash)) {
      await this.accounts.setPasswordHash(key, await this.passwords.hash(password));
    }
    return this.tokens.issue({ username: account.username, role: account.role });
  }
}
