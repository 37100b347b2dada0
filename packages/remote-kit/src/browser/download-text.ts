import { downloadFile } from './download-file.js';

/** Offers a text as a file to save. @param type media type of the file */
export const downloadText = (text: string, fileName: string, type = 'application/json'): void =>
  downloadFile(text, fileName, type);
