import * as z from 'zod/mini';
import { ROLES } from './permissions.js';

export const roleSchema = z.enum(ROLES);

const usernameSchema = z.string().check(
  z.trim(),
  z.regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/,
    'Expected 3 to 40 letters, digits, dots, hyphens or underscores',
  ),
  // The history has this name for what came with the product.
  z.refine((name) => name.toLowerCase() !== 'seed', 'Is reserved'),
);
/** The minimum prevents guessing; the maximum limits the time that hashing takes. */
const newPasswordSchema = z.string().check(z.minLength(8), z.maxLength(200));

/** Body of a sign-up (specification, section 3). An unknown field such as `role` is an issue: no request can set a role. */
export const signupSchema = z.strictObject({
  username: usernameSchema,
  email: z.string().check(z.trim(), z.maxLength(254), z.email('Expected an e-mail address')),
  password: newPasswordSchema,
});
export type Signup = z.infer<typeof signupSchema>;

/** A password that may be older than the rules. */
const givenPasswordSchema = z.string().check(z.minLength(1), z.maxLength(200));
/** A code of an authenticator app, or a recovery code. Only accounts with a second factor need one. */
const codeSchema = z.string().check(z.trim(), z.minLength(1, 'Type the code'), z.maxLength(40));

/** Body of a login. It does not check the form of name and password, because older accounts may differ. */
export const loginSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: givenPasswordSchema,
  code: z.optional(codeSchema),
});
export type Login = z.infer<typeof loginSchema>;

/** Body of a call that signed-in people confirm with their password. */
export const confirmationSchema = z.strictObject({
  password: givenPasswordSchema,
  code: z.optional(codeSchema),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

export const passwordChangeSchema = z.strictObject({
  currentPassword: givenPasswordSchema,
  password: newPasswordSchema,
  code: z.optional(codeSchema),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Input of the command that creates an admin, or a person with another role. */
export const adminSchema = z.object({
  username: usernameSchema,
  password: newPasswordSchema,
  role: z._default(roleSchema, 'admin'),
});

/** Body of a call that gives an account another role. */
export const roleChangeSchema = z.strictObject({ role: roleSchema });
export type RoleChange = z.infer<typeof roleChangeSchema>;

const staffAccountSchema = z.object({
  username: z.string(),
  role: roleSchema,
  secondFactor: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;
/** Accounts of staff by user name. Students are never listed. */
export const staffAccountsResponse = z.object({
  data: z.array(staffAccountSchema),
  /** Accounts that the list leaves out. */
  meta: z.object({ others: z.int().check(z.nonnegative()) }),
});
export type StaffAccounts = z.infer<typeof staffAccountsResponse>;
export const staffAccountResponse = z.object({ data: staffAccountSchema });

export const secondFactorCodeSchema = z.strictObject({ code: codeSchema });
export type SecondFactorCode = z.infer<typeof secondFactorCodeSchema>;

const accountSchema = z.object({
  username: z.string(),
  role: roleSchema,
  secondFactor: z.boolean(),
  /** Unused recovery codes; 0 without a second factor. */
  recoveryCodes: z.int().check(z.nonnegative()),
});
export type AccountDetails = z.infer<typeof accountSchema>;
export const accountResponse = z.object({ data: accountSchema });

const secondFactorStartSchema = z.object({
  /** For typing, in base32. */
  secret: z.string(),
  /** The same with the name of the account, as an `otpauth://` address. */
  address: z.string(),
});
export type SecondFactorStart = z.infer<typeof secondFactorStartSchema>;
export const secondFactorStartResponse = z.object({ data: secondFactorStartSchema });

export const recoveryCodesResponse = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

export const tokenResponse = z.object({ data: z.object({ token: z.string() }) });
