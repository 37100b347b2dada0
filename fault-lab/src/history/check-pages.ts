import { issue, type HistoryEvent, type Issue, type PageView, type Promotion } from './events.js';
import { groupBy } from './group-by.js';

/** What a composition says about the tested remote: versions that its pages may have. */
export interface ComposedRemote {
  version: string;
  fallback?: string | undefined;
}

/** Compositions by number, as stored at the end. */
export type Compositions = ReadonlyMap<number, ComposedRemote>;

const name = ({ target, start, composition, version }: PageView): string =>
  `${target}, ${Math.round(start)} ms: composition ${composition}, version ${version}`;

/** Every part of a page belongs to one version, and that version to the page's composition. */
function findMixed(page: PageView, compositions: Compositions): Issue[] {
  const { composition, version, editions, assets, fileIssues } = page;
  if (composition === undefined || version === undefined) return [];
  const composed = compositions.get(composition);
  const issues: string[] = [...fileIssues];
  if (composed === undefined) issues.push('no such composition is stored');
  else if (version !== composed.version && version !== composed.fallback)
    issues.push(`the composition has ${composed.version}`);
  const other = [...editions, ...assets].filter((each) => each !== version);
  if (other.length > 0) issues.push(`it contains ${[...new Set(other)].join(', ')}`);
  return issues.map((what) => issue('mixed page', `${name(page)}: ${what}`));
}

/** An edge never goes back to an older composition while it runs. */
function findBackward(pages: readonly PageView[]): Issue[] {
  const issues: Issue[] = [];
  const sorted = [...pages].sort((a, b) => a.start - b.start);
  const ended = [...pages].sort((a, b) => a.end - b.end);
  let at = 0;
  let newest = 0;
  for (const page of sorted) {
    for (; (ended[at]?.end ?? Infinity) <= page.start; at += 1)
      newest = Math.max(newest, ended[at]?.composition ?? 0);
    if ((page.composition ?? newest) < newest)
      issues.push(issue('stale', `${name(page)}, and ${newest} had been live there`));
  }
  return issues;
}

/** A promotion that was acknowledged is stored under its number, with its version. */
function findLost(promotions: readonly Promotion[], compositions: Compositions): Issue[] {
  return promotions
    .filter(({ outcome }) => outcome === 'ok')
    .flatMap(({ composition = 0, version, target }) => {
      const found = compositions.get(composition)?.version;
      if (found === version) return [];
      const stored = found ?? 'nothing';
      return [
        issue('lost', `${target} acknowledged composition ${composition} with ${version}; it has ${stored}`),
      ];
    });
}

function findTwice(promotions: readonly Promotion[]): Issue[] {
  const numbers = promotions.flatMap(({ composition }) => composition ?? []);
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  return twice.map((number) => issue('lost', `composition ${number} was acknowledged twice`));
}

/** Compares pages and promotions with the stored compositions. */
export function checkPages(history: readonly HistoryEvent[], compositions: Compositions): Issue[] {
  const pages = history.filter((event) => event.kind === 'page').filter(({ outcome }) => outcome === 'ok');
  const promotions = history.filter((event) => event.kind === 'promotion');
  const runs = groupBy(pages, ({ target, epoch }) => `${target} ${epoch}`);
  return [
    ...pages.flatMap((page) => findMixed(page, compositions)),
    ...[...runs.values()].flatMap(findBackward),
    ...findLost(promotions, compositions),
    ...findTwice(promotions),
  ];
}
