import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import pMap from 'p-map';
import { upstreamUnavailable } from '../http/response/problem.js';
import { S3_CONCURRENCY, S3_ATTEMPTS, S3_CALL_MS, S3_CONNECT_MS } from './limits.js';
import type { S3Config } from '../config/s3-config.js';
import type { ArtefactStore } from './artefact-store.js';
import { mediaTypeOf } from './media-type.js';

/**
 * Stores files in a bucket of an S3-compatible store. A bucket cannot write several objects atomically. That is not necessary:
 * readers find a version by its database row, which is written after all objects. Objects of an interrupted publication are
 * never read, and a repeated publication writes the same bytes. A marker object would only add a call to each read.
 */
export class S3Store implements ArtefactStore, OnApplicationShutdown {
  private readonly client: S3Client;

  constructor(private readonly config: S3Config) {
    const { endpoint, region, credentials } = config;
    this.client = new S3Client({
      endpoint,
      region,
      // Bucket names as host names need DNS entries and certificates that self-hosted stores rarely have.
      forcePathStyle: true,
      maxAttempts: S3_ATTEMPTS,
      // Not all compatible stores support the newer checksums. The edge checks every file against the manifest anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: S3_CONNECT_MS },
      ...(credentials && { credentials }),
    });
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  /** @throws ProblemError MB-1014 when the store is unavailable or rejects the call */
  async write(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const put = async ([file, bytes]: [string, Buffer]) => {
      const command = new PutObjectCommand({
        ...this.location(folder, file),
        Body: bytes,
        ContentLength: bytes.length,
        ContentType: mediaTypeOf(file),
      });
      await this.call((abortSignal) => this.client.send(command, { abortSignal }));
    };
    await pMap(files, put, { concurrency: S3_CONCURRENCY });
  }

  /** @throws ProblemError MB-1014 when the store is unavailable or rejects the call */
  async read(folder: string, file: string): Promise<Buffer | undefined> {
    return this.call(async (abortSignal) => {
      try {
        const { Body } = await this.client.send(new GetObjectCommand(this.location(folder, file)), {
          abortSignal,
        });
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    });
  }

  /** @throws ProblemError MB-1014 when the store is unavailable or rejects the call */
  async remove(folder: string): Promise<void> {
    const { Bucket, Key: Prefix } = this.location(folder, '');
    // List all objects first: a listing during the removal may miss some.
    const keys = await this.call(async (abortSignal) => {
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
    // One call per object: the bulk call needs checksums that compatible stores implement differently.
    const remove = async (Key: string) => {
      const command = new DeleteObjectCommand({ Bucket, Key });
      await this.call((abortSignal) => this.client.send(command, { abortSignal }));
    };
    await pMap(keys, remove, { concurrency: S3_CONCURRENCY });
  }

  private location(folder: string, file: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.config;
    return { Bucket: bucket, Key: `${prefix}${folder}/${file}` };
  }

  private async call<Result>(send: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await send(AbortSignal.timeout(S3_CALL_MS));
    } catch (cause) {
      const problem = upstreamUnavailable('The store of published files cannot be reached at the moment.');
      problem.cause = cause;
      throw problem;
    }
  }
}
