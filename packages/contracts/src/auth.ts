import * as z from 'zod/mini';

/** `student` is everyone who signs up; an `admin` is made by a command on the machine, never over HTTP. */
export const ROLES = ['student', 'admin'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

const usernameSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/,
      'Expected 3 to 40 letters, digits, dots, hyphens or underscores',
    ),
  );
/** Long enough not to be guessed, short enough not to keep the hash busy. */
const newPasswordSchema = z.string().check(z.minLength(8), z.maxLength(200));

/** What a sign-up sends (specification, section 3). */
export const signupSchema = z.object({
  username: usernameSchema,
  email: z.string().check(z.trim(), z.maxLength(254), z.email('Expected an e-mail address')),
  password: newPasswordSchema,
});
export type Signup = z.infer<typeof signupSchema>;

/** What a login sends. Nothing is said about the form of a name or password that may be old: only what is needed. */
export const loginSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Login = z.infer<typeof loginSchema>;

/** What the command that makes an admin takes. */
export const adminSchema = z.object({ username: usernameSchema, password: newPasswordSchema });

export const tokenResponse = z.object({ data: z.object({ token: z.string() }) });
