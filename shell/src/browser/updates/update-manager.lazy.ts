import type { LiveRemote } from '@mockingbird/contracts';
import { getOverGoneCode } from './recover-from-missing-code.js';
import { CompositionWatch } from './composition-poller.js';
import { isMetered } from '../visitor/data-saver.js';
import { preloadInView, type FirstViewTools } from '../navigation/preload-in-view.js';
import type { ShellContext } from '../shell-context.js';
import { Sightings } from './version-event-reporter.js';
import { stepBack } from './fall-back.js';
import type { Sight } from './update-manager.js';

export { chooseVersions, presentVisitor } from '../visitor/choose-versions.js';

export interface TabCare {
  /** Fetches what the reader may need next. Nothing else is to be done. */
  fetchAhead: (first: FirstViewTools) => Promise<void>;
  /** Tells what was seen and not told yet. */
  tell: () => void;
  lookIfOld: () => void;
  hear: (key: string) => void;
  getOver: (version: LiveRemote, routeId: string | undefined) => Promise<boolean>;
}

/** @param untold what was seen so far; it is emptied */
export function startTabCare(shell: ShellContext, untold: Sight[]): TabCare {
  const { known, api, state } = shell;
  const watch = new CompositionWatch({ known });
  watch.start();
  const sightings = new Sightings({
    known,
    send: async (telemetry) => (await api.releases()).telemetry(telemetry),
    isOverridden: (name) => state.override?.some((override) => override.name === name) ?? false,
  });
  // A page that goes takes its timers with it.
  window.addEventListener('pagehide', () => sightings.flush());
  const care: TabCare = {
    fetchAhead: async (first) => {
      await known.load();
      if (!isMetered()) first.prefetchFiles(Object.keys(state.shellFiles));
      preloadInView(shell, first);
    },
    tell: () => {
      for (const sight of untold.splice(0)) sightings.add(sight).catch(() => undefined);
    },
    lookIfOld: () => watch.lookIfOld(),
    hear: (key) => watch.hear(key),
    getOver: (version, routeId) =>
      routeId === undefined
        ? stepBack(shell, version)
        : getOverGoneCode({ key: () => known.key, reload: () => window.location.reload() }, version, routeId),
  };
  care.tell();
  return care;
}
