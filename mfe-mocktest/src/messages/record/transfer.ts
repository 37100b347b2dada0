import { plural, type Value } from '@mockingbird/remote-kit';

export const yourData = 'Your data';
export const yourProgressNeverLeaves =
  'Your progress never leaves this device unless you export it. The file has your results, your deck and your bookmarks. Import it on another device to continue there: nothing is lost or doubled.';
export const exportToAFile = 'Export to a file';
export const deleteEverything = 'Delete everything';
export const deleteYourProgress = 'Delete your progress?';
export const keepMyProgress = 'Keep my progress';
export const thisDeletesAllResults =
  "This deletes all results, mistakes, bookmarks and unfinished tests from this device. You can't undo it. Export them first if you may need them.";
export const thisDeviceCouldNot =
  'This device could not delete everything. Close other tabs of this site and try again.';
export const results = (count: number) => plural(count, { one: '# result', other: '# results' });
export const cards = (count: number) => plural(count, { one: '# card', other: '# cards' });
export const bookmarks = (count: number) => plural(count, { one: '# bookmark', other: '# bookmarks' });
export const addedResultsCardsBookmarks = (results: Value, cards: Value, bookmarks: Value) =>
  `Added: ${results}, ${cards}, ${bookmarks}.`;
export const yourFileIsImported = 'Your file is imported';
export const whatWasHereAlready = (report: Value) => `${report} What was here already is not doubled.`;
export const thisFileCant = "This file can't be imported";
export const nothingWasChangedChoose =
  'Nothing was changed. Choose a file that this page exported. The file has these problems:';
export const theFile = 'The file';
export const thisDeviceCantStore = "This device can't store the file";
export const itsStorageIsFull = 'Its storage is full or blocked. Nothing was changed.';
export const importAFile = 'Import a file';
export const fileWithYourProgress = 'File with your progress';
