import { deviceStorage } from '@mockingbird/platform';
import { isSavingData } from '@mockingbird/remote-kit/browser';

/** Stored as `mb:serif`; theme/theme.ts reads it before the first paint. */
const STORAGE_KEY = 'serif';

/** Fetches the serif where this page did without it, for the next page. The headings of this page do not change. */
export async function fetchSerif(): Promise<void> {
  if (document.documentElement.dataset.serif !== 'later' || isSavingData()) return;
  await document.fonts.load("700 1em 'Mockingbird Serif'");
  deviceStorage.write(STORAGE_KEY, true);
}
