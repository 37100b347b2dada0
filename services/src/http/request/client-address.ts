import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { limitedAddress, visitorAddress } from '@mockingbird/remote-kit';
import type { Request } from 'express';

/** Handler parameter: the client's network, as rate limits count it. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext) =>
  limitedAddress(context.switchToHttp().getRequest<Request>().ip ?? ''),
);

/** The client's networks for both purposes. */
export interface VisitorNetworks {
  /** For rate limits. */
  limited: string;
  /** For the health monitor. */
  visitor: string;
}

/** Handler parameter: the client's networks for rate limits and for the health monitor. */
export const ClientNetworks = createParamDecorator(
  (_: unknown, context: ExecutionContext): VisitorNetworks => {
    const address = context.switchToHttp().getRequest<Request>().ip ?? '';
    return { limited: limitedAddress(address), visitor: visitorAddress(address) };
  },
);
