import { ApiError, createApi, type ApiMessage } from '@mockingbird/api-client';

const reject = ({ method, path }: ApiMessage) =>
  Promise.reject(new ApiError('timeout', `${method} ${path}: no response yet`));

/** An API client without responses. A loader that receives it returns what its page shows without data. */
export const unansweredApi = createApi({ request: reject, send: reject, prepare: reject });
