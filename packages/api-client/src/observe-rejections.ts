import { ApiError } from './api-error.js';
import type { ApiMessage, Transport } from './transport.js';

/** A call to which the services responded with an error status. */
export interface RejectedCall {
  error: ApiError;
  message: ApiMessage;
  /** Has the stack of the caller. The stack of `error` begins at the response. */
  place: Error;
}

/** @returns a transport that works as the given one, and passes on the errors with an error status */
export function observeRejections(transport: Transport, onRejected: (call: RejectedCall) => void): Transport {
  async function observed<Output>(message: ApiMessage, response: Promise<Output>): Promise<Output> {
    const place = new Error('Called here');
    try {
      return await response;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'http') onRejected({ error, message, place });
      throw error;
    }
  }
  return {
    request: (request) => observed(request, transport.request(request)),
    send: (message) => observed(message, transport.send(message)),
    // Its response is ignored.
    prepare: transport.prepare,
  };
}
