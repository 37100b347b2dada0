/** Parts of addresses that say what kind of page it is, not which one. */
const KINDS = new Set([
  'exam',
  'mocktest',
  'articles',
  'blog',
  'tools',
  'region',
  'search',
  'html',
  'php',
  'index',
]);

/** The words of an address that does not exist: what the visitor was probably looking for. */
export function addressWords(path: string): string {
  let readable = path;
  try {
    readable = decodeURIComponent(path);
  } catch {
    // An address with a broken escape is searched as it is.
  }
  return readable
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !KINDS.has(word.toLowerCase()))
    .join(' ');
}
