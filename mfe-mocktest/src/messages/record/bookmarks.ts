import { type Value } from '@mockingbird/remote-kit';

export const bookmarkQuestion = (number: Value) => `Bookmark question ${number}`;
export const bookmark = 'Bookmark';
export const questionNumber = (number: Value) => `question ${number}`;
export const thisDeviceCantSave = "This device can't save bookmarks: its storage is full or blocked.";
