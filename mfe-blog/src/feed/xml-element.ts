import { escapeXml } from '@mockingbird/platform';

/** An element that holds a text; nothing where there is none. */
export const element = (name: string, text: string): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';
