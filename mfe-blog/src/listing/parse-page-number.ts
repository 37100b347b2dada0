const NUMBER = /^[1-9]\d{0,5}$/;

/** @returns the page that a query asks for, the first when it asks for none, undefined when it is no number of a page */
export function pageNumber(asked: string | null): number | undefined {
  if (asked === null) return 1;
  return NUMBER.test(asked) ? Number(asked) : undefined;
}
