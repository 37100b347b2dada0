import { hashText } from '@mockingbird/exam-core';

/** Base of numbers with the digits 0 to 9 and a to z. */
const BASE = 36;

/**
 * Makes IDs for questions without one. The ID depends on the text only, so the same file gives the same IDs, and a second
 * upload finds its questions again.
 */
export class IdMaker {
  private readonly used: Set<string>;
  /** Number of made IDs. */
  count = 0;

  /** @param used IDs that the file has */
  constructor(used: Iterable<string>) {
    this.used = new Set(used);
  }

  make(texts: readonly string[]): string {
    this.count += 1;
    const stem = `q-${hashText(texts.join('\n')).toString(BASE)}`;
    let id = stem;
    for (let number = 2; this.used.has(id); number += 1) id = `${stem}-${number}`;
    this.used.add(id);
    return id;
  }
}
