import type { LiveRemote } from '@mockingbird/contracts';

/** The code of a screen does not load: files are missing, altered or unreachable, or throw when they run. */
export class RemoteLoadError extends Error {
  constructor(
    readonly version: LiveRemote,
    readonly routeId: string,
    cause: unknown,
  ) {
    super(`MB-3001 ${version.name}@${version.version} did not load`, { cause });
  }
}
