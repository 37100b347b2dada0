import { type Value } from '@mockingbird/remote-kit';

export const changes = 'Changes';
export const listIsRemoved = (field: Value) => `<strong>${field}</strong> is removed:`;
export const listIsAdded = (field: Value) => `<strong>${field}</strong> is added:`;
export const listChanges = (field: Value) => `<strong>${field}</strong> changes:`;
export const isRemoved = (field: Value) => `<strong>${field}</strong> is removed. It was: <del>value</del>`;
export const isAdded = (field: Value) => `<strong>${field}</strong> is added: <ins>value</ins>`;
export const changesFromTo = (field: Value) =>
  `<strong>${field}</strong> changes from <del>value</del> to <ins>value</ins>`;
export const theOrderChanges = 'the order changes.';
export const removed = 'Removed:';
export const added = 'Added:';
export const removesChangesAdds = (removed: Value, changed: Value, added: Value) =>
  `Removes ${removed}, changes ${changed}, adds ${added}.`;
export const removedQuestionIds = 'Removed question IDs';
export const changedQuestionIds = 'Changed question IDs';
export const addedQuestionIds = 'Added question IDs';
export const andMore = (rest: Value) => ` and ${rest} more`;
export const stayTheSame = (same: Value) => `${same} stay the same.`;
