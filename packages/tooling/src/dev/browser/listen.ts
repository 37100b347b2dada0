import { hideThrown, showErrors } from './errors/overlay.js';
import { isRemoteHere, reload, wantBuild } from './updates.js';

const EVENTS = '/_mb/development/events';

/** The events of the development server. */
interface News {
  /** Id of the newest build without errors; empty before the first one. */
  hash: string;
  errors: string[];
  /** Counts changes that the edge must know: routes, navigation. */
  revision: number;
}

let revision: number | undefined;
let hadErrors = false;
let hash: string | undefined;

function hear(news: News): void {
  if (revision !== undefined && revision !== news.revision) {
    reload('remote.json changed');
    return;
  }
  revision = news.revision;
  showErrors(news.errors);
  if (hash !== news.hash) hideThrown();
  hash = news.hash;
  for (const error of news.errors) console.error(`[dev] ${error}`);
  const recovered = hadErrors && news.errors.length === 0;
  hadErrors = news.errors.length > 0;
  // There was no build to load.
  if (recovered && !isRemoteHere()) reload('the remote builds again');
  else wantBuild(news.hash);
}

let source: EventSource | undefined;

function connect(): void {
  source?.close();
  source = undefined;
  // A browser allows six connections to one address. Background tabs close theirs and reconnect when they become
  // visible.
  if (document.visibilityState === 'hidden') return;
  source = new EventSource(EVENTS);
  source.addEventListener('message', (event: MessageEvent<string>) => {
    // The server that sent it is built from the same sources.
    hear(JSON.parse(event.data) as News);
  });
}

/** Listens to the development server while the tab is visible. */
export function listen(): void {
  document.addEventListener('visibilitychange', connect);
  connect();
}
