import { ApiError, createApi, type Message } from '@mockingbird/api-client';

const unanswered = ({ method, path }: Message) =>
  Promise.reject(new ApiError('timeout', `${method} ${path}: no answer yet`));

/** The services when they do not answer: a loader that gets this tells what its page shows then. */
export const unansweredApi = createApi({ ask: unanswered, tell: unanswered });
