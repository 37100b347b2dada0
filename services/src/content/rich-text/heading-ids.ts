/** Prevents conflicts with ids of the page and with property names of `document`. */
const PREFIX = 's-';
const LONGEST = 60;

/** Creates unique ids for the headings of one entry. */
export class HeadingIds {
  private readonly used = new Set<string>();

  /** @param text of the heading, in any script */
  idFor(text: string): string {
    const words = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, LONGEST)
      .replace(/^-+|-+$/g, '');
    const base = PREFIX + (words === '' ? 'section' : words);
    let id = base;
    for (let number = 2; this.used.has(id); number += 1) id = `${base}-${number}`;
    this.used.add(id);
    return id;
  }
}
