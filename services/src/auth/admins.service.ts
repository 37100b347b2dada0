import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { adminSchema, type Role } from '@mockingbird/contracts';
import { conflict } from '../http/response/problem.js';
import { validateOrThrow } from '../http/request/validate.js';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import { accountKey } from './account-key.js';
import { AccountRepository } from './account.repository.js';
import { requireStrongPassword } from './passwords/require-strong-password.js';
import { PasswordsService } from './passwords/passwords.service.js';

/** Begins the name of the first admin. The rest is random, so that strangers cannot lock a known name out by wrong guesses. */
const FIRST_ADMIN = 'admin';
/** Without characters that look alike: people copy the password by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Almost 100 bits. */
const PASSWORD_CHARACTERS = 20;
const SUFFIX_CHARACTERS = 4;
/** Holds the place of the first admin while it is created. */
const RESERVED_NAME = 'first admin';
/** Leaves room for the suffix in a user name. */
const LONGEST_NAME = 35;

/** A new admin with a generated password. */
export interface FirstAdmin {
  username: string;
  password: string;
}

const randomText = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const withSuffix = (name: string) => `${name.slice(0, LONGEST_NAME)}-${randomText(SUFFIX_CHARACTERS)}`;

/** Creates admins and other accounts of staff: for commands on the machine, never over HTTP. */
@Injectable()
export class AdminsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates an account of staff, or gives an existing account this role and password.
   * @param input user name, password and role (default admin), unchecked
   * @throws ProblemError MB-1002 with every issue
   */
  async create(input: unknown): Promise<'created' | 'updated'> {
    const { username, password, role } = validateOrThrow(adminSchema, input);
    await requireStrongPassword(password, { username });
    const passwordHash = await this.passwords.hash(password);
    if (await this.accounts.promote(accountKey(username), passwordHash, role)) return 'updated';
    if (await this.insert(username, passwordHash, role)) return 'created';
    // A sign-up may have used the name in the meantime.
    if (await this.accounts.promote(accountKey(username), passwordHash, role)) return 'updated';
    throw conflict('The account was removed while it was changed. Please try again.');
  }

  /**
   * Creates an admin with a generated password if there is none. If several processes try, one succeeds.
   * @param wanted user name; absent for `admin-` and four random characters
   * @returns the admin, or undefined when the database already has one
   * @throws ProblemError MB-1002 for an invalid user name
   */
  async createFirst(wanted?: string): Promise<FirstAdmin | undefined> {
    if (await this.accounts.hasAdmin()) return undefined;
    const password = randomText(PASSWORD_CHARACTERS);
    const { username } = validateOrThrow(adminSchema, {
      username: wanted ?? withSuffix(FIRST_ADMIN),
      password,
    });
    const passwordHash = await this.passwords.hash(password);
    // Random names never collide, so processes compete for a name that no sign-up accepts.
    if (!(await this.insert(RESERVED_NAME, passwordHash, 'admin'))) return undefined;
    if (await this.accounts.hasAdminBeside(RESERVED_NAME)) {
      await this.accounts.remove(RESERVED_NAME);
      return undefined;
    }
    if (await this.accounts.rename(RESERVED_NAME, username)) return { username, password };
    // A student has the name already.
    const other = withSuffix(username);
    if (await this.accounts.rename(RESERVED_NAME, other)) return { username: other, password };
    await this.accounts.remove(RESERVED_NAME);
    throw conflict('The first admin got no user name. Please try again.');
  }

  private insert(username: string, passwordHash: string, role: Role): Promise<boolean> {
    const createdAt = new Date(this.clock());
    return this.accounts.insert({
      username,
      key: accountKey(username),
      passwordHash,
      role,
      createdAt,
    });
  }
}
