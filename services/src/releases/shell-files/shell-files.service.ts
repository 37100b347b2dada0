import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ShellFiles, ShellFilesResult } from '@mockingbird/contracts';
import { RawResponse } from '../../http/response/raw-response.js';
import { invalid, notFound, ProblemError } from '../../http/response/problem.js';
import { jsonPointer } from '../../http/request/validate.js';
import { SHELL_FILE_DAYS } from './limits.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { mediaTypeOf } from '../../stored-files/media-type.js';
import { ShellFileRepository } from './shell-file.repository.js';

const DAY_MS = 24 * 60 * 60_000;

/** @throws ProblemError MB-1002 with every file whose content does not match its integrity */
function decodeFiles({ files }: ShellFiles) {
  const decoded = files.map(({ file, integrity, content }) => {
    const bytes = Buffer.from(content, 'base64');
    return { file, integrity, bytes };
  });
  const issues = decoded.flatMap(({ integrity, bytes }, at) =>
    integrity === `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      ? []
      : [{ path: jsonPointer(['files', at, 'content']), message: 'Its hash differs from the integrity' }],
  );
  if (issues.length > 0) throw invalid(issues);
  return decoded;
}

/** Stores the browser files of shell builds, so that an edge can serve the files of another build. */
@Injectable()
export class ShellFilesService {
  constructor(
    private readonly stored: ShellFileRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores the files of one build, or extends the lifetime of stored ones.
   * @throws ProblemError MB-1002 when a content does not match its integrity, MB-4002 when a name exists with other content
   */
  async publish(published: ShellFiles): Promise<ShellFilesResult> {
    const files = decodeFiles(published);
    const expires = new Date(this.clock() + SHELL_FILE_DAYS * DAY_MS);
    let added = 0;
    for (const file of files) {
      if (await this.stored.renew({ ...file, expires })) continue;
      if (await this.stored.add({ ...file, expires })) added += 1;
      // Another edge may have stored the same file in the meantime.
      else if (!(await this.stored.renew({ ...file, expires })))
        throw new ProblemError(409, 'MB-4002', `${file.file} is stored with another content.`);
    }
    return { files: files.length, added };
  }

  /** @throws ProblemError MB-1003 when no edge has published this file */
  async getFile(name: string): Promise<RawResponse> {
    const found = await this.stored.find(name);
    if (!found) throw notFound(`No shell file ${name} is stored.`);
    return new RawResponse(found.bytes, mediaTypeOf(name), `"${found.integrity}"`);
  }
}
