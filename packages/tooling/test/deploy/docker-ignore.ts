/** A pattern of .dockerignore as Docker interprets it: relative to the context, and `**` for any number of folders. */
function toPattern(line: string): { pattern: RegExp; isException: boolean } {
  const isException = line.startsWith('!');
  const source = (isException ? line.slice(1) : line)
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*\*\/|\*\*|\*|\?/g, (wildcard) => {
      if (wildcard === '**/') return '(?:.*/)?';
      if (wildcard === '**') return '.*';
      return wildcard === '*' ? '[^/]*' : '[^/]';
    });
  // All contents of an excluded folder are excluded too.
  return { pattern: new RegExp(`^${source}(?:/|$)`), isException };
}

/** Whether the builder does not receive this path. The last matching pattern decides. */
export function isOutsideContext(lines: readonly string[], path: string): boolean {
  const deciding = lines.map(toPattern).findLast(({ pattern }) => pattern.test(path));
  return deciding !== undefined && !deciding.isException;
}
