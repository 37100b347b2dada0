import { register } from 'react-refresh/runtime';
import type { Hot } from './hot.js';
import { haveSameShape, isPageLike, kindOf, type Exports, type ModuleKind } from './module-kind.js';

/** Called by the refresh loader after each module ran. */
export interface FollowedModule {
  id: string | number;
  hot: Hot;
  exports: Exports;
  /** Id of the build that the remote runs now. */
  hash: () => string;
}

const kinds = new Map<string | number, ModuleKind>();
let newData = false;

/** Data and head depend on the source text: another text may give another result. */
const sourceOf = (exports: Exports) => {
  const page = isPageLike(exports.default) ? exports.default : undefined;
  return `${String(page?.loader)} ${String(page?.head)}`;
};

/** Enables hot replacement of a module where possible. */
export function followModule({ id, hot, exports }: FollowedModule): void {
  const kind = kindOf(exports);
  kinds.set(id, kind);
  const before = hot.data?.exports;
  if (kind !== 'other') {
    // Includes functions without a name in the source, such as an argument of a call.
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
 * Whether the screen must be rendered again with new data: a page's loader or head changed, or a module that is no
 * component and that a page uses.
 * @param renewed modules that ran again
 */
export function needNewData(renewed: readonly (string | number)[]): boolean {
  const found = newData;
  newData = false;
  const reachesPage = renewed.some((id) => kinds.get(id) === 'page');
  const isLogic = (id: string | number) => !isStyle(id) && (kinds.get(id) ?? 'other') === 'other';
  return found || (reachesPage && renewed.some(isLogic));
}
