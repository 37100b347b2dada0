import { type Value } from '@mockingbird/remote-kit';

export const inYourOwnWords = 'In your own words (optional)';
export const thisIsAnonymousSo = (text: Value) =>
  `This is anonymous, so please don't include personal details.${text}`;
export const sendReport = 'Send report';
export const cancel = 'Cancel';
export const ofCharacters = (length: Value, maxReportCharacters: Value) =>
  ` ${length} of ${maxReportCharacters} characters.`;
