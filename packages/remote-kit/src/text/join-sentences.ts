/** Joins texts to one of whole sentences: each gets a full stop unless it has an end mark. Empty ones are left out. */
export const joinSentences = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?…][)"'”’]?$/.test(text) ? text : `${text}.`))
    .join(' ');
