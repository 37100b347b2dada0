import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CONFIG } from '../common/injection-tokens.js';
import type { Config } from '../config/config.js';
import { ARTEFACT_STORE, type ArtefactStore } from './artefact-store.js';
import { FolderStore } from './folder-store.js';
import { StoredFilesService } from './stored-files.service.js';

/** Creates the artefact store. The S3 client is large, so it is loaded only if configured. */
async function newStore({ s3, dataDir }: Config): Promise<ArtefactStore> {
  if (s3 === undefined) return new FolderStore(join(dataDir, 'artefacts'));
  const { S3Store } = await import('./s3-store.js');
  return new S3Store(s3);
}

/** The store of published files. Other modules use its service. */
@Module({
  providers: [StoredFilesService, { provide: ARTEFACT_STORE, useFactory: newStore, inject: [CONFIG] }],
  exports: [ARTEFACT_STORE, StoredFilesService],
})
export class StoredFilesModule {}
