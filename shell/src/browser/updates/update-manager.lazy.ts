import { fetchSerif } from '../chrome/fetch-serif.js';
import { NEXT_VISIT_DELAY_MS } from '../limits.js';
import { preloadInView } from '../navigation/preload/preload-in-view.js';
import type { ShellContext } from '../shell-context.js';
import { CompositionPoller } from './composition-poller.js';
import { fallBack } from './fall-back.js';
import { recoverFromMissingCode } from './recover-from-missing-code.js';
import type { UpdateWork, ObservedEvent } from './update-work.js';
import { VersionEventReporter } from './version-event-reporter.js';

// In this script too: where a canary runs, main.ts needs it before the first view.
export { chooseVersions, currentVisitor } from '../visitor/choose-versions.js';

/** @param pendingEvents of the time before this code loaded; reported events are removed from it */
export function startUpdateWork(shell: ShellContext, pendingEvents: ObservedEvent[]): UpdateWork {
  const { catalog, api, state } = shell;
  const poller = new CompositionPoller({ catalog });
  poller.start();
  const reporter = new VersionEventReporter({
    catalog,
    send: async (telemetry) => (await api.releases()).telemetry(telemetry),
    isOverridden: (name) => state.override?.some((override) => override.name === name) ?? false,
  });
  // Timers do not survive the page.
  window.addEventListener('pagehide', () => reporter.flush());
  const work: UpdateWork = {
    preloadAhead: async (tools) => {
      await catalog.load();
      preloadInView(shell, tools);
      // Screens that the visitor may open next come first.
      setTimeout(() => void fetchSerif().catch(() => undefined), NEXT_VISIT_DELAY_MS);
    },
    sendPendingEvents: () => {
      for (const event of pendingEvents.splice(0)) reporter.add(event).catch(() => undefined);
    },
    reportWindowEvent: (event) => reporter.addWindowEvent(event),
    checkIfStale: () => poller.checkIfStale(),
    onCompositionHeader: (key) => poller.onCompositionHeader(key),
    recoverFromMissingCode: (version, routeId) =>
      recoverFromMissingCode(
        { currentKey: () => catalog.key, reload: () => window.location.reload() },
        version,
        routeId,
      ),
    fallBack: (version) => fallBack(shell, version),
  };
  work.sendPendingEvents();
  return work;
}
