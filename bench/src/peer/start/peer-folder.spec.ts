import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { hasPeer, noPeerMessage, peerFolder } from './peer-folder.js';

describe("the peer's folder", () => {
  it('is beside the project unless PEER_FOLDER names another one', () => {
    expect(peerFolder({})).toBe(join(ROOT, '../shared/peers/next'));
    expect(peerFolder({ PEER_FOLDER: '/srv/next' })).toBe('/srv/next');
  });

  it('has a peer when it has a lock file', () => {
    expect(hasPeer(ROOT)).toBe(true);
    expect(hasPeer('/no/such/folder')).toBe(false);
    expect(noPeerMessage('/no/such/folder')).toBe(
      'peer: no Next.js peer in /no/such/folder; set PEER_FOLDER',
    );
  });
});
