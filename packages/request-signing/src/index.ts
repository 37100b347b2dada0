export { parseApiKeys, type ApiKeysResult } from './api-keys.js';
export { canonicalString } from './canonical.js';
export {
  API_KEY_HEADER,
  CLOCK_WINDOW_MS,
  MIN_SECRET_LENGTH,
  REJECTION_MESSAGE,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from './protocol.js';
export { clockOffset, ServerClock } from './server-clock.js';
export type {
  HeaderSource,
  KeySource,
  RejectionReason,
  RequestTarget,
  SignatureHeaders,
  SignInput,
  VerifyInput,
  VerifyResult,
} from './types.js';
