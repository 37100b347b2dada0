import { randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { adminSchema } from '@mockingbird/contracts';
import { conflict } from '../http/response/problem.js';
import { validateOrThrow } from '../http/request/validate.js';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import { accountKey } from './account-key.js';
import { AccountRepository } from './account.repository.js';
import { PasswordsService } from './passwords.service.js';

const FIRST_ADMIN = 'admin';
/** Without characters that look alike: people copy the password by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Almost 100 bits. */
const PASSWORD_CHARACTERS = 20;
const SUFFIX_BYTES = 4;

/** A new admin with a generated password. */
export interface FirstAdmin {
  username: string;
  password: string;
}

const newPassword = () =>
  Array.from({ length: PASSWORD_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates admins: for commands on the machine, never over HTTP. */
@Injectable()
export class AdminsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates an admin, or makes an existing account an admin with this password.
   * @param input user name and password, unchecked
   * @throws ProblemError MB-1002 with every issue
   */
  async create(input: unknown): Promise<'created' | 'updated'> {
    const { username, password } = validateOrThrow(adminSchema, input);
    const passwordHash = await this.passwords.hash(password);
    if (await this.accounts.promote(accountKey(username), passwordHash)) return 'updated';
    if (await this.insert(username, passwordHash)) return 'created';
    // A sign-up may have used the name in the meantime.
    if (await this.accounts.promote(accountKey(username), passwordHash)) return 'updated';
    throw conflict('The account was removed while it was changed. Please try again.');
  }

  /**
   * Creates an admin with a generated password if there is none. If several processes try, one succeeds.
   * @returns the admin, or undefined when the database already has one
   */
  async createFirst(): Promise<FirstAdmin | undefined> {
    if (await this.accounts.hasAdmin()) return undefined;
    const password = newPassword();
    const passwordHash = await this.passwords.hash(password);
    if (await this.insert(FIRST_ADMIN, passwordHash)) return { username: FIRST_ADMIN, password };
    if (await this.accounts.hasAdmin()) return undefined;
    // A student has the name already.
    const username = `${FIRST_ADMIN}-${randomBytes(SUFFIX_BYTES).toString('hex')}`;
    return (await this.insert(username, passwordHash)) ? { username, password } : undefined;
  }

  private insert(username: string, passwordHash: string): Promise<boolean> {
    const createdAt = new Date(this.clock());
    return this.accounts.insert({
      username,
      key: accountKey(username),
      passwordHash,
      role: 'admin',
      createdAt,
    });
  }
}
