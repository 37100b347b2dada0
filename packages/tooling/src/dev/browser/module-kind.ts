import { isLikelyComponentType } from 'react-refresh/runtime';

/**
 * The role of a module in hot updates. `components`: it exports only components, and React replaces them in place.
 * `page`: a route's module. Anything else is replaced together with the modules that import it.
 */
export type ModuleKind = 'components' | 'page' | 'other';

export type Exports = Readonly<Record<string, unknown>>;

/** The part of a page that this file needs; `definePage` of the platform returns more. */
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

/** Whether the new exports can replace the old ones. Modules that import a removed name must be replaced as well. */
export const haveSameShape = (before: Exports, after: Exports): boolean =>
  kindOf(before) === kindOf(after) && Object.keys(before).join() === Object.keys(after).join();
