import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { upstreamAway } from '../../http/response/problem.js';
import { S3_AT_ONCE, S3_ATTEMPTS, S3_CALL_MS, S3_CONNECT_MS } from '../limits.js';
import type { S3Config } from '../../config/s3-config.js';
import type { ArtefactStore } from './artefact-store.js';
import { mediaTypeOf } from './media-type.js';

/** Does the work for each, so many at once. After a failure nothing new is begun. */
async function forEachOf<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items][Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (const item of queue) {
      if (failed) return;
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: S3_AT_ONCE }, worker));
}

/**
 * Files in a bucket of an S3-compatible store. Many objects cannot appear at once there. They need not: every reader comes by
 * the version's row in the database, which is made when all of them are kept. So a folder counts from then on; what a
 * publication leaves that broke off is never asked for, and is the same bytes when it is sent again. A marker object would
 * cost each read another call and say no more.
 */
export class S3Store implements ArtefactStore, OnApplicationShutdown {
  private readonly client: S3Client;

  constructor(private readonly config: S3Config) {
    const { endpoint, region, credentials } = config;
    this.client = new S3Client({
      endpoint,
      region,
      // Bucket names as host names need DNS and certificates that stores of one's own seldom have.
      forcePathStyle: true,
      maxAttempts: S3_ATTEMPTS,
      // Compatible stores do not all know the newer checksums. The edge holds every file against the manifest anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: S3_CONNECT_MS },
      ...(credentials && { credentials }),
    });
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  /** @throws ProblemError MB-1014 when the store cannot be reached, or refuses */
  async keep(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    await forEachOf(files, async ([file, bytes]) => {
      const put = new PutObjectCommand({
        ...this.at(folder, file),
        Body: bytes,
        ContentLength: bytes.length,
        ContentType: mediaTypeOf(file),
      });
      await this.reach((abortSignal) => this.client.send(put, { abortSignal }));
    });
  }

  /** @throws ProblemError MB-1014 when the store cannot be reached, or refuses */
  async read(folder: string, file: string): Promise<Buffer | undefined> {
    return this.reach(async (abortSignal) => {
      try {
        const { Body } = await this.client.send(new GetObjectCommand(this.at(folder, file)), { abortSignal });
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    });
  }

  /** @throws ProblemError MB-1014 when the store cannot be reached, or refuses */
  async remove(folder: string): Promise<void> {
    const { Bucket, Key: Prefix } = this.at(folder, '');
    // Before anything is removed: a listing that goes on while objects go may leave some out.
    const keys = await this.reach(async (abortSignal) => {
      const found: string[] = [];
      for await (const page of paginateListObjectsV2(
        { client: this.client },
        { Bucket, Prefix },
        { abortSignal },
      )) {
        found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      }
      return found;
    });
    // One by one: a call that removes many needs checksums that compatible stores do not agree about.
    await forEachOf(keys, async (Key) => {
      const remove = new DeleteObjectCommand({ Bucket, Key });
      await this.reach((abortSignal) => this.client.send(remove, { abortSignal }));
    });
  }

  private at(folder: string, file: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.config;
    return { Bucket: bucket, Key: `${prefix}${folder}/${file}` };
  }

  private async reach<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await call(AbortSignal.timeout(S3_CALL_MS));
    } catch (cause) {
      const problem = upstreamAway('The store of published files cannot be reached at the moment.');
      problem.cause = cause;
      throw problem;
    }
  }
}
