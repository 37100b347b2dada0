import { escapeXml } from '@mockingbird/remote-kit';
import { writeMoodleMath } from '../text/maths.js';

/** Browsers show several spaces as one, and none at the start of a line. */
const keepSpaces = (text: string): string =>
  text.replace(/ {2,}/g, (spaces) => ` ${'\u00A0'.repeat(spaces.length - 1)}`).replace(/^ /, '\u00A0');

/** Writes a text of ours as HTML that is XML too: formulas as `\(x\)`, line breaks as elements. */
export const textToHtml = (text: string): string =>
  writeMoodleMath(text, (plain) => escapeXml(keepSpaces(plain)), escapeXml, '<br/>');

/** Writes a picture. */
export const imageToHtml = (source: string | undefined, alternative = ''): string =>
  source === undefined ? '' : `<img src="${escapeXml(source)}" alt="${escapeXml(alternative)}"/>`;
