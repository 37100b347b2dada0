export { ApiError, type ApiFailure } from './api-error.js';
export { createApi, type Api } from './api.js';
export type { AccountCalls } from './calls/accounts.js';
export type { AdminCalls, UploadOptions } from './calls/admin.js';
export type { ArticleCalls } from './calls/articles.js';
export type { FeedbackCalls } from './calls/feedback.js';
export type { OwnAccountCalls } from './calls/own-account.js';
export type { OwnTestCalls } from './calls/own-tests.js';
export type { ReleaseCalls } from './calls/releases.js';
export type { CompositionPage, ReleaseAdminCalls } from './calls/release-admin.js';
export type { TextCalls } from './calls/texts.js';
export type { ProposeOptions, StaffCalls } from './calls/staff.js';
export { observeRejections, type RejectedCall } from './observe-rejections.js';
export {
  createTransport,
  type Signer,
  type ApiMessage,
  type ApiRequest,
  type Transport,
  type TransportOptions,
} from './transport.js';
