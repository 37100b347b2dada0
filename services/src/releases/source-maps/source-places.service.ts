import type { TraceMap } from '@jridgewell/trace-mapping';
import { Inject, Injectable } from '@nestjs/common';
import type { SourcePlace, StackFrame, VersionError } from '@mockingbird/contracts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { LOGGER } from '../../common/injection-tokens.js';
import { ArtefactsService } from '../artefacts/artefacts.service.js';
import { SOURCE_MAPS_CACHED } from './limits.js';
import { findSourcePlace, parseSourceMap } from './find-source-place.js';

/** A version, and one of its browser files. */
type VersionFile = [remote: string, version: string, file: string];

/** Finds the places in the repository that calls in browser files came from. */
@Injectable()
export class SourcePlacesService {
  /** `undefined` for a file without a source map. */
  private readonly maps = new LRUCache<string, Promise<TraceMap | undefined>>({ max: SOURCE_MAPS_CACHED });

  constructor(
    private readonly artefacts: ArtefactsService,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @returns the errors, each with the source of its innermost call that a source map of the version knows */
  async locate(remote: string, version: string, errors: readonly VersionError[]): Promise<VersionError[]> {
    return Promise.all(
      errors.map(async (error) => ({
        ...error,
        stack: await this.locateFirst(remote, version, error.stack),
      })),
    );
  }

  /** @returns the stack, with the source of the innermost call that a source map of the version knows */
  async locateFirst(
    remote: string,
    version: string,
    stack: VersionError['stack'],
  ): Promise<VersionError['stack']> {
    for (const [index, frame] of stack.entries()) {
      const source = await this.find(remote, version, frame);
      if (source) return stack.with(index, { ...frame, source });
    }
    return stack;
  }

  /** A store that fails, or a broken map, must not hide the errors. */
  private async find(remote: string, version: string, frame: StackFrame): Promise<SourcePlace | undefined> {
    try {
      const map = await this.mapOf(remote, version, frame.file);
      return map && findSourcePlace(map, frame);
    } catch (error) {
      this.log.warn({ err: error, remote, version, file: frame.file }, 'source_map_not_read');
      return undefined;
    }
  }

  private mapOf(...of: VersionFile): Promise<TraceMap | undefined> {
    const key = of.join(' ');
    const known = this.maps.get(key);
    if (known) return known;
    const reading = this.readMap(of);
    this.maps.set(key, reading);
    reading.catch(() => this.maps.delete(key));
    return reading;
  }

  private async readMap(of: VersionFile): Promise<TraceMap | undefined> {
    const bytes = await this.artefacts.readSourceMap(...of);
    return bytes && parseSourceMap(bytes);
  }
}
