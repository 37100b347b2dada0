import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { toLiveComposition, versionFilesText } from '@mockingbird/registry';
import express from 'express';
import { manifestOf } from '../../../test/edge/live-site.js';
import { Artefacts, digest } from '../composition/artefacts.js';
import { OlderShellFiles } from '../shell-files/older-shell-files.js';
import { StaticFiles } from './static-files.js';

const live = manifestOf('mfe-a', '2.0.0', ['/a']);
/** Not live: a fallback, or the version of an open tab. */
const older = manifestOf('mfe-a', '1.0.0', ['/a']);
let edge: Server;
let files: StaticFiles;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mb-static-'));
  const log = { warn: () => undefined };
  const fetchServices = () => Promise.reject(new Error('no services'));
  const artefacts = new Artefacts({ folder, fetchServices, key: { id: 'edge', secret: 's' }, log });
  await artefacts.storeManifest(older);
  files = new StaticFiles(artefacts, new OlderShellFiles({ folder, fetchShared: fetchServices, log }), 5);
  const app = express();
  app.get('/remotes/*path', (request, response) => files.handle(request, response));
  edge = createServer(app);
  await new Promise<void>((done) => edge.listen(0, '127.0.0.1', () => done()));
});

afterEach(async () => {
  edge.closeAllConnections();
  await new Promise((done) => edge.close(done));
  await rm(folder, { recursive: true });
});

// A server on a port has an `AddressInfo`.
const get = (path: string) =>
  fetch(`http://127.0.0.1:${(edge.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': 'br' },
  });

describe('the list of a version’s files', () => {
  it.each([
    ['live', live],
    ['not live', older],
  ])('is compressed and immutable, and has the digest of the composition: %s', async (_kind, manifest) => {
    await files.addVersion(live, new Map());
    const answer = await get(`/remotes/mfe-a/${manifest.version}/version-files.json`);
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const composition = toLiveComposition({ number: 1, remotes: [{ manifest, since: '' }] }, '', digest);
    const text = await answer.text();
    expect([text, digest(text)]).toEqual([versionFilesText(manifest), composition.remotes[0]?.filesDigest]);
  });

  it('is not found for a version that was never published', async () => {
    const answer = await get('/remotes/mfe-a/9.9.9/version-files.json');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
