export const pageIncomplete = 'This page could not be loaded completely. Try again';
export const fileUnreadable = 'The file can no longer be read. Choose it again';
export const chooseAFile = 'Choose a file of questions without issues first';
export const cancelledIfTheUpload =
  'Cancelled. If the upload had already arrived, it is in the history. You can undo it there.';
export const reviewCancelled =
  'Cancelled. If the form had already arrived, it waits for review. You can withdraw it there.';
export const theCheckWasCancelled = 'The check was cancelled. A check stores nothing.';
export const cancelledNothingWasStored = 'Cancelled. Nothing was stored.';
export const theFormHasChanged = 'The form has changed. Check it again, or upload it.';
