const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** Parses the query parameter `page`. @returns 1 when it is absent, undefined when it is not a page number */
export function parsePageNumber(value: string | null): number | undefined {
  if (value === null) return 1;
  return PAGE_NUMBER.test(value) ? Number(value) : undefined;
}
