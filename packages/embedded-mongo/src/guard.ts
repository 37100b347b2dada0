import { isIP } from 'node:net';
import { MIN_PASSWORD_CHARACTERS } from './limits.js';

/** @throws Error for a host that is not this machine alone: the server has no encryption */
export function checkHost(host: string): void {
  const loopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (!loopback) throw new Error(`embedded-mongo listens on loopback addresses only, not on ${host}`);
}

/** @throws Error in production, unless explicitly allowed */
export function checkNotProduction(allow: boolean): void {
  if (process.env['NODE_ENV'] === 'production' && !allow) {
    throw new Error('embedded-mongo is for development and demos; NODE_ENV is production: use MongoDB');
  }
}

/** @throws Error for a short password, or one with other characters than printable ASCII, which clients would normalize */
export function checkPassword(password: string): void {
  if (password.length < MIN_PASSWORD_CHARACTERS || !/^[\x21-\x7e]+$/.test(password)) {
    throw new Error(
      `the password of embedded-mongo has to have ${MIN_PASSWORD_CHARACTERS} characters or more: printable ASCII without spaces`,
    );
  }
}
