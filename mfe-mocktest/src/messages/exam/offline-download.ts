import { type Value } from '@mockingbird/remote-kit';

export const theDownloadStoppedThere =
  'The download stopped: there is no internet connection. Connect, then try again.';
export const yourDeviceHasNo = 'Your device has no room for this exam. Free some space, then try again.';
export const pageCannotBeStored = 'A page of this exam cannot be stored on your device.';
export const theDownloadDidNot =
  'The download did not work. Your browser may forbid storing pages. Try again in a minute.';
export const downloadThisExam = 'Download this exam for offline use';
export const checkingTheSize = 'Checking the size...';
export const theExamWithNeeds = (tests: Value, bytes: Value) => `The exam with ${tests} needs ${bytes}.`;
export const download = 'Download';
export const cancel = 'Cancel';
export const downloading = 'Downloading...';
export const thisExamWithWorks = (tests: Value) => `This exam with ${tests} works offline.`;
export const removeFromThisDevice = 'Remove from this device';
export const tryAgain = 'Try again';
