import { isLikelyComponentType } from 'react-refresh/runtime';

/**
 * What a module is to hot updates. `components`: it exports components alone, React renews them in place. `page`: a
 * route's module. Anything else is renewed with the modules that import it.
 */
export type ModuleKind = 'components' | 'page' | 'other';

export type Exports = Readonly<Record<string, unknown>>;

/** A page as this file needs it: `definePage` of the platform gives more. */
export interface PageLike {
  Component: unknown;
  head: unknown;
  loader?: unknown;
}

const isNamedLikeComponent = (name: string, value: unknown) =>
  /^[A-Z]/.test(name === 'default' && typeof value === 'function' ? value.name : name);

export const isPageLike = (value: unknown): value is PageLike =>
  typeof value === 'object' && value !== null && 'Component' in value && 'head' in value;

export function kindOf(exports: Exports): ModuleKind {
  const entries = Object.entries(exports);
  if (entries.length === 1 && isPageLike(exports.default)) return 'page';
  const areComponents = entries.every(
    ([name, value]) => isNamedLikeComponent(name, value) && isLikelyComponentType(value),
  );
  return areComponents && entries.length > 0 ? 'components' : 'other';
}

/** Whether the new exports can stand for the old ones: whoever imported a name that is gone must be renewed as well. */
export const haveSameShape = (before: Exports, after: Exports): boolean =>
  kindOf(before) === kindOf(after) && Object.keys(before).join() === Object.keys(after).join();
