import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Permission } from '@mockingbird/contracts';
import { ACCESS, type Access, STORING_PERMISSION } from './access/access.js';
import {
  BODY_SCHEMA,
  BODY_TYPE,
  DESCRIPTION,
  PATH_SCHEMA,
  QUERY_SCHEMA,
  type RouteDescription,
} from './api-route.js';
import type * as z from 'zod';

export interface Route {
  method: string;
  /** With the prefix; parameters as `:name`, a wildcard as `*name`. */
  path: string;
  access: readonly Access[];
  /** The further permission that a call without `dryRun=1` needs. */
  storing: Permission | undefined;
  description: RouteDescription | undefined;
  body: z.core.$ZodType | undefined;
  /** Media type of the body; undefined means JSON. */
  bodyType: string | undefined;
  parameters: z.core.$ZodType | undefined;
  query: z.core.$ZodType | undefined;
  status: number | undefined;
}

const HTTP_CODE = '__httpCode__';
/** Health routes are outside the prefix, where load balancers expect them. */
const UNPREFIXED = /^health(\/|$)/;

const segments = (path: string) => path.split('/').filter((segment) => segment !== '');

/** @returns whether a path (without query) matches the pattern of a route */
function matches(pattern: string, address: string): boolean {
  const expected = pattern.split('/');
  // An empty segment counts: express routes strictly, so `/a/` and `//a` are unknown.
  const actual = address.split('/');
  const hasWildcard = expected.at(-1)?.startsWith('*') === true;
  if (hasWildcard ? actual.length < expected.length : actual.length !== expected.length) return false;
  return expected.every((segment, index) =>
    /^[:*]/.test(segment) ? actual[index] !== '' : segment === actual[index],
  );
}

/** All routes of this process, read from the metadata of the controllers. */
@Injectable()
export class RouteTable {
  private routes: readonly Route[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  all(): readonly Route[] {
    this.routes ??= this.discovery.getControllers().flatMap(({ metatype }) => this.readRoutes(metatype));
    return this.routes;
  }

  /** @returns the methods of a path; empty if no route matches */
  findMethods(address: string): string[] {
    const methods = this.all().flatMap(({ method, path }) => (matches(path, address) ? [method] : []));
    return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  }

  private readRoutes(controller: object | null): Route[] {
    if (typeof controller !== 'function') return [];
    const prototype: object = controller.prototype;
    const base = String(Reflect.getMetadata(PATH_METADATA, controller));
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler: unknown = Reflect.get(prototype, name);
      if (typeof handler !== 'function') return [];
      const method: unknown = Reflect.getMetadata(METHOD_METADATA, handler);
      if (typeof method !== 'number') return [];
      const local = [...segments(base), ...segments(String(Reflect.getMetadata(PATH_METADATA, handler)))];
      const path = local.join('/');
      return [
        {
          method: RequestMethod[method] ?? '',
          path: UNPREFIXED.test(path) ? `/${path}` : `/api/${path}`,
          access: Reflect.getMetadata(ACCESS, handler) ?? [],
          storing: Reflect.getMetadata(STORING_PERMISSION, handler),
          description: Reflect.getMetadata(DESCRIPTION, handler),
          body: Reflect.getMetadata(BODY_SCHEMA, handler),
          bodyType: Reflect.getMetadata(BODY_TYPE, handler),
          parameters: Reflect.getMetadata(PATH_SCHEMA, handler),
          query: Reflect.getMetadata(QUERY_SCHEMA, handler),
          status: Reflect.getMetadata(HTTP_CODE, handler),
        },
      ];
    });
  }
}
