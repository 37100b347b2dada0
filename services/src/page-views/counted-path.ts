const LONGEST_PATH = 200;
const EXAM_PAGE = /^\/exam\/([^/]+)$/;
const TEST_PAGE = /^\/mocktest\/([^/]+)\/[^/]+$/;

export interface CountedPath {
  path: string;
  /** Key of the exam, if the page belongs to an exam or a mock test. */
  exam: string | null;
}

/**
 * Normalises a path for counting: lower case, no trailing slash, limited length.
 * @param path as the browser reports it
 */
export function countedPath(path: string): CountedPath {
  const plain = path
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
    .slice(0, LONGEST_PATH);
  return { path: plain, exam: (EXAM_PAGE.exec(plain) ?? TEST_PAGE.exec(plain))?.[1] ?? null };
}
