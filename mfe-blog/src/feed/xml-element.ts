import { escapeXml } from '@mockingbird/remote-kit';

/** Renders an XML element with a text; empty for an empty text. */
export const renderElement = (name: string, text: string): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';
