import { imageSchema } from '@mockingbird/contracts';

/** A host (without a user name, which would mislead), a path, a fragment of the page, or a mail address. */
const LINK = /^(https?:\/\/[^/?#@]+([/?#]|$)|\/(?!\/)|#|mailto:[^/?#]+@)/i;
const EXTERNAL = /^https?:/i;
/**
 * Browsers remove white space from an address and read a backslash as a slash, so `/\evil.example` leaves the site. Markdown
 * encodes these characters; this check covers addresses from other sources.
 */
const UNSAFE = /[\s\\\p{Cc}]/u;

/** @returns whether rich text may link to the address */
export function isSafeLink(address: string): boolean {
  return LINK.test(address) && !UNSAFE.test(address);
}

/** @returns whether rich text may show the picture: the content security policy must allow it */
export function isSafeImage(address: string): boolean {
  return imageSchema.safeParse(address).success && !UNSAFE.test(address);
}

/** @returns whether a safe link leaves this site */
export function isExternal(address: string): boolean {
  return EXTERNAL.test(address);
}
