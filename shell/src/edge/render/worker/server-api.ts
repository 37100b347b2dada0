import { createApi, createTransport, observeRejections, type Api } from '@mockingbird/api-client';
import { signRequest } from '@mockingbird/request-signing/node';
import { describeRefusedCall } from '../../../shared/refused-call.js';
import { LISTED_REFUSALS, REFUSAL_CHARACTERS } from '../../limits.js';
import type { Replicas } from '../../services/replicas.js';
import { servicesFetch } from '../../services/services-fetch.js';
import type { WorkerSetup } from '../protocol.js';
import type { RenderClock } from './render-clock.js';
import type { TracedCalls } from './traced-calls.js';

/** Reports each call to a clock until its response starts. */
const trackCalls =
  (clock: Pick<RenderClock, 'startCall'>, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const endCall = clock.startCall();
    try {
      const response = await send(input, init);
      endCall(true);
      return response;
    } catch (error) {
      endCall(false);
      throw error;
    }
  };

/** Creates the API for loaders on the server: signed with the browser's key, with the page's request id. */
export function createServerApi(
  {
    key,
    replicas,
    clock,
    calls,
    refused,
  }: Pick<WorkerSetup, 'key'> & {
    replicas: Replicas;
    clock: Pick<RenderClock, 'startCall'>;
    /** Undefined where traces are off. */
    calls?: TracedCalls | undefined;
    /** Receives texts about calls that the services refuse because of the remote. */
    refused: string[];
  },
  requestId: string,
): Api {
  const send = servicesFetch(replicas);
  const transport = createTransport({
    baseUrl: '',
    fetch: trackCalls(clock, calls?.trace(send) ?? send),
    headers: { 'x-request-id': requestId },
    sign: ({ method, path, now }) => ({
      ...signRequest({ keyId: key.id, secret: key.secret, method, path, now }),
    }),
  });
  return createApi(
    observeRejections(transport, (call) => {
      const text = describeRefusedCall(call)?.slice(0, REFUSAL_CHARACTERS);
      if (text && refused.length < LISTED_REFUSALS && !refused.includes(text)) refused.push(text);
    }),
  );
}
