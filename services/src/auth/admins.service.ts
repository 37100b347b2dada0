import { randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { adminSchema } from '@mockingbird/contracts';
import { conflict } from '../http/response/problem.js';
import { checked } from '../http/request/validate.js';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import { accountKey } from './account-key.js';
import { AccountRepository } from './account.repository.js';
import { PasswordsService } from './passwords.service.js';

const FIRST_ADMIN = 'admin';
/** Nothing that is easily mistaken for another: people copy it by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Almost 100 bits. */
const PASSWORD_CHARACTERS = 20;
const SUFFIX_BYTES = 4;

/** An admin whose password nobody has read yet. */
export interface FirstAdmin {
  username: string;
  password: string;
}

const newPassword = () =>
  Array.from({ length: PASSWORD_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Makes admins: for commands on the machine, never over HTTP. */
@Injectable()
export class AdminsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Makes an admin, or an existing account an admin with this password.
   * @param given user name and password, as somebody typed them
   * @throws ProblemError MB-1002 with every fault
   */
  async make(given: unknown): Promise<'created' | 'updated'> {
    const { username, password } = checked(adminSchema, given);
    const passwordHash = await this.passwords.hash(password);
    if (await this.accounts.promote(accountKey(username), passwordHash)) return 'updated';
    if (await this.insert(username, passwordHash)) return 'created';
    // Somebody signed up with the name since we looked.
    if (await this.accounts.promote(accountKey(username), passwordHash)) return 'updated';
    throw conflict('The account was removed while it was changed. Please try again.');
  }

  /**
   * Makes an admin with a generated password where there is none yet. Of several processes that try at once one does.
   * @returns the admin, or undefined when the database has one
   */
  async makeFirst(): Promise<FirstAdmin | undefined> {
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
