import { hideThrown, showErrors } from './overlay.js';
import { isRemoteHere, reload, wantBuild } from './updates.js';

const EVENTS = '/_mb/development/events';

/** What the development server tells. */
interface News {
  /** Names the newest build without errors; empty when there is none yet. */
  hash: string;
  errors: string[];
  /** Counts the changes of what the edge must know: routes, navigation. */
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
  // Without a build there was nothing to load.
  if (recovered && !isRemoteHere()) reload('the remote builds again');
  else wantBuild(news.hash);
}

let source: EventSource | undefined;

function connect(): void {
  source?.close();
  source = undefined;
  // A browser has six connections to one address: tabs in the background keep none, and ask when they are seen again.
  if (document.visibilityState === 'hidden') return;
  source = new EventSource(EVENTS);
  source.addEventListener('message', (event: MessageEvent<string>) => {
    // The server that wrote it is built from the same sources.
    hear(JSON.parse(event.data) as News);
  });
}

/** Listens to the development server for as long as the tab is seen. */
export function listen(): void {
  document.addEventListener('visibilitychange', connect);
  connect();
}
