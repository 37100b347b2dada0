import { currentConsent, onConsentChange } from '../../shared/statistics-consent.js';
import type { PageViews } from './page-views.js';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

type Command = [name: string, ...parameters: unknown[]];

/** Google's script reads its commands from this global, as the `arguments` objects of calls. */
function dataLayer(): unknown[] {
  const current: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(current)) return current;
  const created: unknown[] = [];
  Reflect.set(window, 'dataLayer', created);
  return created;
}

function send(...command: Command): void {
  (function push(..._parameters: unknown[]) {
    // eslint-disable-next-line prefer-rest-params -- the script distinguishes commands from data by this object
    dataLayer().push(arguments);
  })(...command);
}

function loadScript(id: string): void {
  send('js', new Date());
  send('config', id, { send_page_view: false, anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * Loads Google Analytics after the visitor has given consent.
 * @param id of the site at Google Analytics; empty where it is not configured
 */
export function connectStatistics(id: string, pageViews: PageViews): void {
  if (id === '') return;
  let isLoaded = false;
  const loadWithConsent = () => {
    if (isLoaded || currentConsent() !== 'given') return;
    isLoaded = true;
    loadScript(id);
  };
  loadWithConsent();
  onConsentChange(loadWithConsent);
  pageViews.subscribe((path) => {
    if (isLoaded && currentConsent() === 'given') send('event', 'page_view', { page_path: path });
  });
}
