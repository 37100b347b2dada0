import { createHash } from 'node:crypto';

/** A file's content inside the page. */
export interface InlineFile {
  text: string;
  /** The source expression that allows exactly this text in the content security policy. */
  source: string;
}

const toInlineFile = (text: string): InlineFile => ({
  text,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

/** An address that the build wrote: a file beside the stylesheet, with a hash in its name. */
const FILE_BESIDE = /url\((['"]?)([\w-]+\.[0-9a-f]{10}\.\w+(?:#\w+)?)\1\)/g;
/** `</` could end the element. An import, or any other relative address, would resolve against the page. */
const NEEDS_OWN_FILE = /<\/|@import|url\(\s*(?!['"]?(?:data:|#|\/))/i;

/**
 * @param base path of the folder that has the stylesheet and the files beside it
 * @returns undefined for a stylesheet that works only as a file
 */
export function inlineStyle(css: Buffer, base: string): InlineFile | undefined {
  const text = css.toString('utf8').replace(FILE_BESIDE, `url($1${base}$2$1)`);
  return NEEDS_OWN_FILE.test(text) ? undefined : toInlineFile(text);
}

/** @throws when the text could end its element */
export function inlineScript(js: Buffer): InlineFile {
  const text = js.toString('utf8');
  if (/<\/|<!--/.test(text)) throw new Error('A script with "</" or "<!--" cannot be part of a page');
  return toInlineFile(text);
}
