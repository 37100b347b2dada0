import type { Request } from 'express';

/** @returns the pattern of the matched route, which express sets on the request */
export function getRoutePattern(request: Request): string | undefined {
  const route: unknown = request.route;
  const path: unknown = typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : undefined;
  return typeof path === 'string' ? path : undefined;
}
