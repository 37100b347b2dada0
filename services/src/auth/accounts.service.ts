import { Inject, Injectable } from '@nestjs/common';
import type { Confirmation, Login, PasswordChange, Signup } from '@mockingbird/contracts';
import { conflict, invalid, ProblemError } from '../http/response/problem.js';
import { RateLimits } from '../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../rate-limit/rules.js';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import { AccountRepository } from './account.repository.js';
import { accountKey } from './account-key.js';
import { AuthLog } from './auth-log.service.js';
import { confirmationRejection, CredentialsService } from './credentials.service.js';
import { KnownNetworksService } from './known-networks/known-networks.service.js';
import type { StoredAccount } from './models.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { requireStrongPassword } from './passwords/require-strong-password.js';
import type { Account } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

const usernameConflict = () =>
  conflict('This user name belongs to somebody else.', [{ path: '/username', message: 'Is taken' }]);

const currentPasswordRejection = () =>
  new ProblemError(401, 'MB-1013', 'The current password is wrong.', [
    { path: '/currentPassword', message: 'This is not your current password.' },
  ]);

/** Sign-up, login, and what people do with their account. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly limits: RateLimits,
    private readonly networks: KnownNetworksService,
    private readonly credentials: CredentialsService,
    private readonly log: AuthLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates a student's account.
   * @param address the client's network, as rate limits count it
   * @throws ProblemError MB-1002 for a password that is easy to guess, MB-1007 when the user name exists, MB-1006 when a rate
   * limit is used up
   */
  async signup({ username, email, password }: Signup, address: string): Promise<void> {
    await requireStrongPassword(password, { username, email });
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
  async login(login: Login, address: string): Promise<string> {
    const account = await this.credentials.check(login, address);
    await this.networks.remember(account.key, address);
    if (this.passwords.isOutdated(account.passwordHash)) {
      await this.accounts.renewPasswordHash(account, await this.passwords.hash(login.password));
    }
    this.log.accepted('sign_in', { username: account.username, address });
    return this.tokens.issue(account);
  }

  /**
   * Changes a password, and ends all earlier tokens.
   * @returns a new token
   * @throws ProblemError MB-1013 for a wrong current password, MB-1016 for a missing or wrong code, MB-1002 for a new password
   * that is easy to guess, or MB-1006
   */
  async changePassword(
    { username }: Account,
    { currentPassword, password, code }: PasswordChange,
    address: string,
  ): Promise<string> {
    // Before the code is used up.
    if (password === currentPassword) {
      throw invalid([{ path: '/password', message: 'This is your current password.' }]);
    }
    const email = (await this.accounts.find(accountKey(username)))?.email;
    await requireStrongPassword(password, { username, email });
    const account = await this.credentials.check(
      { username, password: currentPassword, code },
      address,
      currentPasswordRejection,
    );
    const changed = await this.accounts.changePassword(account, await this.passwords.hash(password));
    // Another change of the password was faster, so the current one is another.
    if (changed === null) throw currentPasswordRejection();
    this.log.accepted('password_changed', { username, address });
    return this.tokens.issue(changed);
  }

  /**
   * Confirms who is signed in, for calls that need a recent sign-in.
   * @returns a new token
   * @throws ProblemError MB-1013, MB-1016 or MB-1006
   */
  async confirm({ username }: Account, confirmation: Confirmation, address: string): Promise<string> {
    const account = await this.credentials.check(
      { username, ...confirmation },
      address,
      confirmationRejection,
    );
    this.log.accepted('sign_in_confirmed', { username, address });
    return this.tokens.issue(account);
  }

  /** Ends all tokens of an account, on every device. */
  async signOutEverywhere({ username }: Account, address: string): Promise<void> {
    await this.accounts.endTokens(accountKey(username));
    this.log.accepted('signed_out_everywhere', { username, address });
  }
}
