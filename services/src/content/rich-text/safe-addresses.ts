import { imageSchema } from '@mockingbird/contracts';

/** A host (without a user name in front, which only misleads), an own path, a place on the page, or a mail address. */
const LINK = /^(https?:\/\/[^/?#@]+([/?#]|$)|\/(?!\/)|#|mailto:[^/?#]+@)/i;
const EXTERNAL = /^https?:/i;
/**
 * Browsers drop white space from an address and read a backslash as a slash: with these `/\evil.example` is no path of
 * ours. Markdown's own encoding leaves none of them; this holds for whatever comes another way.
 */
const TREACHEROUS = /[\s\\\p{Cc}]/u;

/** @returns whether rich text may link to the address */
export function isSafeLink(address: string): boolean {
  return LINK.test(address) && !TREACHEROUS.test(address);
}

/** @returns whether rich text may show the picture: what the page's policy lets through */
export function isSafeImage(address: string): boolean {
  return imageSchema.safeParse(address).success && !TREACHEROUS.test(address);
}

/** @returns whether a safe link leaves this site */
export function isExternal(address: string): boolean {
  return EXTERNAL.test(address);
}
