import { register } from 'react-refresh/runtime';
import type { Hot } from './hot.js';
import { haveSameShape, isPageLike, kindOf, type Exports, type ModuleKind } from './module-kind.js';

/** What the refresh loader tells of each module, after it ran. */
export interface FollowedModule {
  id: string | number;
  hot: Hot;
  exports: Exports;
  /** Names the build that the remote runs now. */
  hash: () => string;
}

const kinds = new Map<string | number, ModuleKind>();
let newData = false;

/** Data and head come from where the source says: other text, other result. */
const sourceOf = (exports: Exports) => {
  const page = isPageLike(exports.default) ? exports.default : undefined;
  return `${String(page?.loader)} ${String(page?.head)}`;
};

/** Makes a module replaceable in place where that is possible. */
export function followModule({ id, hot, exports }: FollowedModule): void {
  const kind = kindOf(exports);
  kinds.set(id, kind);
  const before = hot.data?.exports;
  if (kind !== 'other') {
    // Also what has no name of its own in the source, such as a function in a call.
    if (isPageLike(exports.default)) register(exports.default.Component, `${id} page`);
    hot.dispose((data) => (data.exports = exports));
    hot.accept();
  }
  if (!before) return;
  if (!haveSameShape(before, exports)) hot.invalidate();
  else if (kind === 'page' && sourceOf(before) !== sourceOf(exports)) newData = true;
}

const isStyle = (id: string | number) => String(id).includes('.css');

/**
 * Whether the screen must be made anew, with its data: loader or head of a page changed, or something that is no
 * component and that a page uses.
 * @param renewed modules that ran anew
 */
export function needNewData(renewed: readonly (string | number)[]): boolean {
  const found = newData;
  newData = false;
  const reachesPage = renewed.some((id) => kinds.get(id) === 'page');
  const isLogic = (id: string | number) => !isStyle(id) && (kinds.get(id) ?? 'other') === 'other';
  return found || (reachesPage && renewed.some(isLogic));
}
