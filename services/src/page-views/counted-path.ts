const LONGEST_PATH = 200;
const EXAM_PAGE = /^\/exam\/([^/]+)$/;
const TEST_PAGE = /^\/mocktest\/([^/]+)\/[^/]+$/;

export interface CountedPath {
  path: string;
  /** The exam's address when the page is an exam's or a test's. */
  exam: string | null;
}

/**
 * The address as it is counted: lower case, no slash at the end, not endless.
 * @param path as the browser reports it
 */
export function countedPath(path: string): CountedPath {
  const plain = path
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
    .slice(0, LONGEST_PATH);
  return { path: plain, exam: (EXAM_PAGE.exec(plain) ?? TEST_PAGE.exec(plain))?.[1] ?? null };
}
