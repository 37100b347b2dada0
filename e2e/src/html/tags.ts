const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Text as a user sees it. */
const decode = (text: string): string =>
  text
    .replaceAll(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');

/** A start tag: its attributes (decoded, '' for one without a value) and its position. */
export interface Tag {
  attributes: Readonly<Record<string, string>>;
  at: number;
}

/** @returns every start tag of that name. For generated markup: `>` and `<` are escaped in values. */
export function tagsOf(html: string, name: string): Tag[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'g'))].map((found) => ({
    at: found.index,
    attributes: Object.fromEntries(
      [...(found[1] ?? '').matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
        key,
        decode(value ?? ''),
      ]),
    ),
  }));
}

/**
 * The attribute of the single matching tag, for example `valueOf(html, 'meta', { name: 'description' }, 'content')`.
 */
export function valueOf(
  html: string,
  name: string,
  where: Readonly<Record<string, string>>,
  attribute: string,
): string | undefined {
  const wanted = Object.entries(where);
  return tagsOf(html, name).find(({ attributes }) =>
    wanted.every(([key, value]) => attributes[key] === value),
  )?.attributes[attribute];
}

/** The content between the first such start tag and its end, `undefined` without one. */
export const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<${name}(?=[\\s>])[^>]*>(.*?)</${name}>`, 's').exec(html)?.[1];

/** The words of a piece of markup, without data blocks; single spaces. */
export const wordsOf = (html: string): string =>
  decode(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
