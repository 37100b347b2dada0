/** A number in brackets where a sign before it would be read wrongly. */
export const bracketed = (number: number) => (number < 0 ? `(${number})` : `${number}`);
