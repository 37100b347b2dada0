import { Inject, Injectable } from '@nestjs/common';
import type { AccountDetails, Confirmation, SecondFactorStart } from '@mockingbird/contracts';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { conflict, ProblemError } from '../../http/response/problem.js';
import { accountKey } from '../account-key.js';
import { AuthLog } from '../auth-log.service.js';
import { codeRejection, confirmationRejection, CredentialsService } from '../credentials.service.js';
import { SECOND_FACTOR_SETUP_MS } from '../limits.js';
import { newSecret, otpauthAddress } from './totp.js';
import { SecondFactorCodes } from './second-factor-codes.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import type { Account } from '../sessions.service.js';

const alreadyOn = () => conflict('The second factor is on already. Switch it off first.');
const startAgain = () => conflict('The set-up took too long, or was started again. Please start again.');

/** Switches the second factor of an account on and off. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly codes: SecondFactorCodes,
    private readonly credentials: CredentialsService,
    private readonly log: AuthLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates a secret. Sign-ins need no code before `enable`.
   * @throws ProblemError MB-1013, MB-1016, MB-1006, or MB-1007 when the second factor is on
   */
  async start(
    { username }: Account,
    confirmation: Confirmation,
    address: string,
  ): Promise<SecondFactorStart> {
    const account = await this.credentials.check(
      { username, ...confirmation },
      address,
      confirmationRejection,
    );
    if (account.secondFactor !== undefined) throw alreadyOn();
    const secret = newSecret();
    await this.factors.savePending(account.key, {
      secret: this.codes.encrypt(secret, account.key),
      expires: new Date(this.clock() + SECOND_FACTOR_SETUP_MS),
    });
    return { secret, address: otpauthAddress(secret, account.username) };
  }

  /**
   * Switches the second factor on with the first code of the app.
   * @returns the recovery codes; only their hashes are stored
   * @throws ProblemError MB-1016 for a wrong code, MB-1007 when the set-up has to start again, or MB-1006
   */
  async enable({ username }: Account, code: string, address: string): Promise<string[]> {
    const person = { username, address };
    await this.credentials.countAttempt(person);
    const key = accountKey(username);
    const account = await this.factors.find(key);
    if (account?.secondFactor !== undefined) throw alreadyOn();
    const pending = account?.pendingSecondFactor;
    if (pending === undefined || pending.expires.getTime() <= this.clock()) throw startAgain();
    const secret = this.codes.decrypt(pending.secret, key);
    if (secret === undefined) throw startAgain();
    const step = this.codes.findStep(secret, code.replace(/\s/g, ''));
    if (step === undefined) throw codeRejection();
    const { codes, hashes } = this.codes.newRecoveryCodes();
    const factor = { secret: pending.secret, lastStep: step, recoveryHashes: hashes };
    if (!(await this.factors.enable(key, factor))) throw startAgain();
    this.log.accepted('second_factor_enabled', person);
    return codes;
  }

  /** @throws ProblemError MB-1013, MB-1016 or MB-1006 */
  async remove({ username }: Account, confirmation: Confirmation, address: string): Promise<void> {
    const account = await this.credentials.check(
      { username, ...confirmation },
      address,
      confirmationRejection,
    );
    await this.factors.remove(account.key);
    this.log.accepted('second_factor_removed', { username, address });
  }

  /** @throws ProblemError MB-1012 when the account was removed in the meantime */
  async describe({ username, role }: Account): Promise<AccountDetails> {
    const account = await this.factors.find(accountKey(username));
    if (account === null) throw new ProblemError(401, 'MB-1012', 'Please sign in again');
    const { secondFactor } = account;
    return {
      username: account.username,
      role,
      secondFactor: secondFactor !== undefined,
      recoveryCodes: secondFactor?.recoveryHashes.length ?? 0,
    };
  }
}
