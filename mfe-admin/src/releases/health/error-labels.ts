import * as messages from '../../messages/releases/health.js';

/** What each kind of error means, in a few words. */
export const ERROR_LABELS: Readonly<Record<string, string>> = {
  load: messages.didNotLoad,
  integrity: messages.fileWasAltered,
  timeout: messages.tooSlow,
  mount: messages.didNotStart,
  render: messages.failedWhileShown,
  repair: messages.serverMarkupReplaced,
  handler: messages.actionFailed,
  rejection: messages.promiseFailed,
  refusal: messages.requestRefused,
};
