import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The eight groups of an IPv6 address, `::` filled with zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const gap = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * What limits by address count by: an IPv4 address, or the /64 network of an IPv6 one, since one household has all of it.
 * @param address as the socket or a trusted proxy gives it
 */
export function limitedAddress(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  return `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** A handler's parameter: the client's address as limits count it. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext) =>
  limitedAddress(context.switchToHttp().getRequest<Request>().ip ?? ''),
);
