import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CLOCK, CONFIG, type Clock } from '../../common/injection-tokens.js';
import type { StoredAccount, StoredSecondFactor } from '../models.js';
import { decryptSecret, encryptSecret } from './encrypted-secret.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { findStep } from './totp.js';
import { SecondFactorRepository } from './second-factor.repository.js';

const KEY_BYTES = 32;
const APP_CODE = /^\d{6}$/;

export type CodeCheck = 'accepted' | 'recovery-code-used' | 'wrong-code' | 'used-code' | 'unreadable-secret';

/**
 * Encrypts secrets and checks codes. Its keys come from `JWT_SECRET`: with another one neither stored secrets nor recovery codes
 * can be used, and the operator removes the second factor with `npm run admin:create`.
 */
@Injectable()
export class SecondFactorCodes {
  constructor(
    private readonly factors: SecondFactorRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  encrypt(secret: string, account: string): string {
    return encryptSecret(secret, this.deriveKey('secret'), account);
  }

  /** @returns undefined when it was encrypted with another `JWT_SECRET` */
  decrypt(stored: string, account: string): string | undefined {
    return decryptSecret(stored, this.deriveKey('secret'), account);
  }

  /** @returns ten codes, and the hashes to store */
  newRecoveryCodes(): { codes: string[]; hashes: string[] } {
    const codes = newRecoveryCodes();
    const key = this.deriveKey('recovery codes');
    return { codes, hashes: codes.map((code) => hashRecoveryCode(code, key)) };
  }

  /** @returns the time step of a code that is valid now */
  findStep(secret: string, code: string): number | undefined {
    return findStep(secret, code, this.clock());
  }

  /** Checks a code, and uses it up: it is not accepted twice. */
  async use({ key }: StoredAccount, factor: StoredSecondFactor, code: string): Promise<CodeCheck> {
    const typed = code.replace(/\s/g, '');
    if (!APP_CODE.test(typed)) {
      const hash = hashRecoveryCode(typed, this.deriveKey('recovery codes'));
      return (await this.factors.useRecoveryCode(key, hash)) ? 'recovery-code-used' : 'wrong-code';
    }
    const secret = this.decrypt(factor.secret, key);
    if (secret === undefined) return 'unreadable-secret';
    const step = this.findStep(secret, typed);
    if (step === undefined) return 'wrong-code';
    return (await this.factors.useStep(key, factor, step)) ? 'accepted' : 'used-code';
  }

  private deriveKey(purpose: string): Buffer {
    const { jwtSecret } = this.config;
    if (jwtSecret === undefined) throw new Error('JWT_SECRET is needed for accounts.');
    return Buffer.from(hkdfSync('sha256', jwtSecret, '', `mockingbird second factor: ${purpose}`, KEY_BYTES));
  }
}
