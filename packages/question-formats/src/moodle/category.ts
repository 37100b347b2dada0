/** The last part of `$course$/top/Algebra/Fractions`. A slash in a name is doubled. */
export function categoryOf(path: string): { topic: string; isCut: boolean } {
  const parts = path
    .replaceAll('//', '\u0000')
    .split('/')
    .map((part) => part.replaceAll('\u0000', '/').trim())
    .filter((part, index) => part !== '' && !(index === 0 && /^\$[a-z]+\$$/.test(part)) && part !== 'top');
  return { topic: parts.at(-1) ?? '', isCut: parts.length > 1 };
}
