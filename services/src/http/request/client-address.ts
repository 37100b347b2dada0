import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const HOUSEHOLD_GROUPS = 4;
const SITE_GROUPS = 3;
const GROUP_BITS = 16;
const GROUPS = 8;

/** The eight groups of an IPv6 address, `::` filled with zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const gap = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

function networkOf(address: string, groups: number): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  return `${groupsOf(address).slice(0, groups).join(':')}::/${groups * GROUP_BITS}`;
}

/**
 * What limits by address count by: an IPv4 address, or the /64 network of an IPv6 one, since one household has all of it.
 * @param address as the socket or a trusted proxy gives it
 */
export const limitedAddress = (address: string): string => networkOf(address, HOUSEHOLD_GROUPS);

/**
 * What the watch takes for one visitor: an IPv4 address, or the /48 network of an IPv6 one. A single customer may be given
 * all of it, which is 65,536 networks of the size that limits count by.
 * @param address as the socket or a trusted proxy gives it
 */
export const visitorAddress = (address: string): string => networkOf(address, SITE_GROUPS);

/** A handler's parameter: the client's address as limits count it. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext) =>
  limitedAddress(context.switchToHttp().getRequest<Request>().ip ?? ''),
);

/** A client's address, by what it is for. */
export interface VisitorNetworks {
  /** As limits count it. */
  limited: string;
  /** As the watch counts it. */
  visitor: string;
}

/** A handler's parameter: the client's address as limits and as the watch count it. */
export const ClientNetworks = createParamDecorator(
  (_: unknown, context: ExecutionContext): VisitorNetworks => {
    const address = context.switchToHttp().getRequest<Request>().ip ?? '';
    return { limited: limitedAddress(address), visitor: visitorAddress(address) };
  },
);
