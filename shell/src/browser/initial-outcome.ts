import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import * as z from 'zod/mini';
import type { PageState } from '@mockingbird/contracts';
import type { Outcome } from './prepared-pages.js';

const hydrationSchema = z.object({
  loaderData: z.record(z.string(), z.unknown()),
  errors: z.optional(z.record(z.string(), z.object({ status: z.int(), message: z.string() }))),
});

/** What the edge's loader gave for the first screen, so that the browser asks nothing again. */
export function initialOutcome(state: PageState, routeId: string): Outcome | undefined {
  const parsed = hydrationSchema.safeParse(state.hydration);
  if (!state.rendered || !parsed.success) return undefined;
  const failure = parsed.data.errors?.[routeId];
  if (failure) {
    const { status, message } = failure;
    return { kind: 'error', error: new ErrorResponseImpl(status, message, message), status, message };
  }
  return routeId in parsed.data.loaderData
    ? { kind: 'data', data: parsed.data.loaderData[routeId] }
    : undefined;
}
