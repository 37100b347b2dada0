const KEYWORDS = new Set(['by', 'without', 'on', 'ignoring', 'and', 'or', 'unless', 'bool', 'offset']);

/** @returns the names of the metrics in a query of Prometheus, without their labels and functions */
export function metricNamesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/\b[a-zA-Z_:][\w:]*\b(?!\s*\()/g)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !KEYWORDS.has(name));
}

/** @returns the names that Prometheus gets from this text of a process, those of a histogram's parts included */
export function metricNamesOf(text: string): Set<string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' || type === 'summary'
        ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]
        : [name],
    ),
  );
}

/** Names in a query that no process measures. `up` is Prometheus's own. */
export const unknownMetrics = (expression: string, known: ReadonlySet<string>): string[] =>
  metricNamesIn(expression).filter((name) => name !== 'up' && !known.has(name));
