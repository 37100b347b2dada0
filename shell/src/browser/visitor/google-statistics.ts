import { currentConsent, onConsentChange } from '../../shared/statistics-consent.js';
import { onPageView } from './page-views.js';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

type Command = [name: string, ...parameters: unknown[]];

let started = false;

/** Google's script reads its commands from this global, as the `arguments` objects of calls. */
function dataLayer(): unknown[] {
  const present: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(present)) return present;
  const made: unknown[] = [];
  Reflect.set(window, 'dataLayer', made);
  return made;
}

function send(...command: Command): void {
  (function push(..._parameters: unknown[]) {
    // eslint-disable-next-line prefer-rest-params -- the script tells commands from data by this very object
    dataLayer().push(arguments);
  })(...command);
}

function start(id: string): void {
  if (started) return;
  started = true;
  send('js', new Date());
  send('config', id, { send_page_view: false, anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Loads Google Analytics where it is configured, and only once the reader has allowed it. */
export function connectStatistics(id: string): void {
  if (id === '') return;
  const look = () => {
    if (currentConsent() === 'given') start(id);
  };
  look();
  onConsentChange(look);
  onPageView(countPageView);
}

function countPageView(path: string): void {
  if (started && currentConsent() === 'given') send('event', 'page_view', { page_path: path });
}
