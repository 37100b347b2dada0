/** Keeps the ids of an author's headings apart from those of the page, and from the names of `document`'s properties. */
const PREFIX = 's-';
const LONGEST = 60;

/** Gives each heading of one entry an id that no other heading of it has. */
export class HeadingIds {
  private readonly given = new Set<string>();

  /** @param text of the heading, in any script */
  idFor(text: string): string {
    const words = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, LONGEST)
      .replace(/^-+|-+$/g, '');
    const base = PREFIX + (words === '' ? 'section' : words);
    let id = base;
    for (let number = 2; this.given.has(id); number += 1) id = `${base}-${number}`;
    this.given.add(id);
    return id;
  }
}
