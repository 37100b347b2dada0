import { issue, type HistoryEvent, type Issue } from './events.js';
import { groupBy } from './group-by.js';

/**
 * Compares counted views with those that were acknowledged and sent.
 * @param stored increase of each path's counter during the history
 */
export function checkCounts(history: readonly HistoryEvent[], stored: ReadonlyMap<string, number>): Issue[] {
  const views = history.filter((event) => event.kind === 'count');
  return [...groupBy(views, ({ path }) => path)].flatMap(([path, sent]) => {
    const count = stored.get(path) ?? 0;
    const acknowledged = sent.filter(({ outcome }) => outcome === 'ok').length;
    const most = sent.filter(({ outcome }) => outcome !== 'failed').length;
    if (count >= acknowledged && count <= most) return [];
    return [
      issue('lost', `${path} counts ${count} of ${acknowledged} acknowledged and at most ${most} views`),
    ];
  });
}
