import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ShellFiles, ShellFilesResult } from '@mockingbird/contracts';
import { BytesAnswer } from '../../http/response/raw-response.js';
import { invalid, notFound, ProblemError } from '../../http/response/problem.js';
import { jsonPointer } from '../../http/request/validate.js';
import { SHELL_FILE_DAYS } from './limits.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { mediaTypeOf } from '../artefacts/media-type.js';
import { ShellFileRepository } from './shell-file.repository.js';

const DAY_MS = 24 * 60 * 60_000;

/** @throws ProblemError MB-1002 with every file whose content is not what its integrity says */
function readFiles({ files }: ShellFiles) {
  const read = files.map(({ file, integrity, content }) => {
    const bytes = Buffer.from(content, 'base64');
    return { file, integrity, bytes };
  });
  const faults = read.flatMap(({ integrity, bytes }, at) =>
    integrity === `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      ? []
      : [{ path: jsonPointer(['files', at, 'content']), message: 'Its hash differs from the integrity' }],
  );
  if (faults.length > 0) throw invalid(faults);
  return read;
}

/** Stores the browser files of the shell's builds, so that an edge of one build can serve the files of another. */
@Injectable()
export class ShellFilesService {
  constructor(
    private readonly stored: ShellFileRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores the files of one build, or has them expire later when they are stored already.
   * @throws ProblemError MB-1002 when a content is not what its integrity says, MB-4002 when a name has another content
   */
  async publish(published: ShellFiles): Promise<ShellFilesResult> {
    const files = readFiles(published);
    const expires = new Date(this.clock() + SHELL_FILE_DAYS * DAY_MS);
    let added = 0;
    for (const file of files) {
      if (await this.stored.renew({ ...file, expires })) continue;
      if (await this.stored.add({ ...file, expires })) added += 1;
      // Another edge may have stored the very same file in between.
      else if (!(await this.stored.renew({ ...file, expires })))
        throw new ProblemError(409, 'MB-4002', `${file.file} is stored with another content.`);
    }
    return { files: files.length, added };
  }

  /** @throws ProblemError MB-1003 when no edge has published such a file */
  async file(name: string): Promise<BytesAnswer> {
    const found = await this.stored.find(name);
    if (!found) throw notFound(`No shell file ${name} is stored.`);
    return new BytesAnswer(found.bytes, mediaTypeOf(name), `"${found.integrity}"`);
  }
}
