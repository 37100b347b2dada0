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

/** `</` could end the element, and a relative address or an import would resolve against the page. */
const NEEDS_OWN_FILE = /<\/|@import|url\(\s*(?!['"]?(?:data:|#|\/))/i;

/** @returns undefined for a stylesheet that works only as a file */
export function inlineStyle(css: Buffer): InlineFile | undefined {
  const text = css.toString('utf8');
  return NEEDS_OWN_FILE.test(text) ? undefined : toInlineFile(text);
}

/** @throws when the text could end its element */
export function inlineScript(js: Buffer): InlineFile {
  const text = js.toString('utf8');
  if (/<\/|<!--/.test(text)) throw new Error('A script with "</" or "<!--" cannot be part of a page');
  return toInlineFile(text);
}
