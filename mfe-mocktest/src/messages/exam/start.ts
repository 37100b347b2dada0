export const start = 'Start';
export const repeat = 'Repeat';
export const continueLabel = 'Continue';
