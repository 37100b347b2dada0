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
import { FamiliarPlacesService } from './known-networks.service.js';
import type { StoredAccount } from './models.js';
import { PasswordsService } from './passwords.service.js';
import { TokensService } from './tokens.service.js';

const nameTaken = () =>
  conflict('This user name belongs to somebody else.', [{ path: '/username', message: 'Is taken' }]);

/** One text for an unknown account and a wrong password. */
const refused = () => new ProblemError(401, 'MB-1013', 'User name or password wrong.');

/** Sign-up and login. Limits come first: what they refuse costs no hash. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly limits: RateLimits,
    private readonly places: FamiliarPlacesService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Makes a student's account.
   * @param address the client's, as limits count it
   * @throws ProblemError MB-1007 when the user name is taken, MB-1006 when too many came
   */
  async signup({ username, email, password }: Signup, address: string): Promise<void> {
    const key = accountKey(username);
    await this.limits.take(RATE_RULES.signupByAddress, address);
    await this.limits.take(RATE_RULES.signupByAccount, key);
    if ((await this.accounts.find(key)) !== null) throw nameTaken();
    const passwordHash = await this.passwords.hash(password);
    const createdAt = new Date(this.clock());
    const account: StoredAccount = { username, key, passwordHash, role: 'student', createdAt };
    const owned = email.toLowerCase();
    // A taken address is left out in silence: no answer, and no later login, tells that somebody has it.
    const first = (await this.accounts.hasEmail(owned)) ? account : { ...account, email: owned };
    if (await this.accounts.insert(first)) return;
    // Somebody took the name or the address since we looked.
    if (!(await this.accounts.insert(account))) throw nameTaken();
  }

  /**
   * @param address the client's, as limits count it
   * @returns a token
   * @throws ProblemError MB-1013, or MB-1006 when too many came
   */
  async login({ username, password }: Login, address: string): Promise<string> {
    const key = accountKey(username);
    await this.limits.take(RATE_RULES.loginByAddress, address);
    const isFamiliar = await this.places.isFamiliar(key, address);
    await this.limits.take(RATE_RULES.loginByAccount, isFamiliar ? `${key}\n${address}` : key);
    const account = await this.accounts.find(key);
    const fits = await this.passwords.fits(account?.passwordHash, password);
    if (account === null || !fits) {
      const reason = account === null ? 'unknown-account' : 'wrong-password';
      this.log.info({ requestId: currentRequestId(), reason }, 'login refused');
      throw refused();
    }
    await this.places.remember(key, address);
    if (this.passwords.isOutdated(account.passwordHash)) {
      await this.accounts.setPasswordHash(key, await this.passwords.hash(password));
    }
    return this.tokens.issue({ username: account.username, role: account.role });
  }
}
