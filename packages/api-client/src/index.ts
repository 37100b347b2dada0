export { ApiError, type ApiFailure } from './api-error.js';
export { createApi, type Api } from './api.js';
export {
  createTransport,
  type Signer,
  type Message,
  type Question,
  type Transport,
  type TransportOptions,
} from './transport.js';
