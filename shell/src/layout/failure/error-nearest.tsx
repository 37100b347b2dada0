import { Fragment } from '@mockingbird/platform';
import { addressWords } from '@mockingbird/remote-kit';
import { useHydrated } from '@mockingbird/remote-kit/hooks';

/**
 * Pages of the site whose titles resemble the words of a missing address. Only the browser shows them: all missing addresses
 * share one cached page.
 */
export function ErrorNearest() {
  const words = useHydrated() ? addressWords(window.location.pathname) : '';
  return words === '' ? null : <Fragment name="nearest-pages" input={{ words }} />;
}
