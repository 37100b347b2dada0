import * as z from 'zod/mini';

/** Every sign-up creates a `student`. Only a command on the machine creates an `admin`, never HTTP. */
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
/** The minimum prevents guessing; the maximum limits the time that hashing takes. */
const newPasswordSchema = z.string().check(z.minLength(8), z.maxLength(200));

/** Body of a sign-up (specification, section 3). */
export const signupSchema = z.object({
  username: usernameSchema,
  email: z.string().check(z.trim(), z.maxLength(254), z.email('Expected an e-mail address')),
  password: newPasswordSchema,
});
export type Signup = z.infer<typeof signupSchema>;

/** Body of a login. It does not check the form of name and password, because older accounts may differ. */
export const loginSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Login = z.infer<typeof loginSchema>;

/** Input of the command that creates an admin. */
export const adminSchema = z.object({ username: usernameSchema, password: newPasswordSchema });

export const tokenResponse = z.object({ data: z.object({ token: z.string() }) });
