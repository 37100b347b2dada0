import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../../scripts/lib/root.mjs';
import { readOptions } from './options.js';

const NO_PEER = { PEER_FOLDER: '/no/such/folder' };
/** Any folder with a lock file counts as a peer. */
const PEER = { PEER_FOLDER: ROOT };

describe('the options', () => {
  it('measure everything seven times when nothing is said, in the order of the areas', () => {
    const { areas, runs } = readOptions([], NO_PEER);
    expect(areas).toEqual([
      'bytes',
      'page',
      'nav',
      'hall',
      'api',
      'upload',
      'bank',
      'edge',
      'traces',
      'growth',
      'soak',
      'lighthouse',
    ]);
    expect(runs).toBe(7);
  });

  it('measure only the areas that are named', () => {
    expect(readOptions(['edge', 'page'], {}).areas).toEqual(['page', 'edge']);
  });

  it('measure the peer where there is one, and where it is named', () => {
    expect(readOptions([], PEER).areas).toContain('peer');
    expect(readOptions(['peer'], NO_PEER).areas).toEqual(['peer']);
  });

  it('measure all routes and parts of the peer, or the named ones', () => {
    expect(readOptions(['peer'], {})).toMatchObject({ routes: [], peerParts: ['load', 'nav', 'rate'] });
    const chosen = readOptions(['peer', '--routes', '/blog,/exam', '--parts', 'rate, load'], {});
    expect(chosen).toMatchObject({ routes: ['/blog', '/exam'], peerParts: ['load', 'rate'] });
  });

  it('take fewer loads from the environment, and the command line first', () => {
    expect(readOptions([], { BENCH_RUNS: '3' }).runs).toBe(3);
    expect(readOptions(['--runs', '1'], { BENCH_RUNS: '3' }).runs).toBe(1);
  });

  it.each([[['speed']], [['--runs', '0']], [['--runs', 'many']], [['--fast']], [['--parts', 'speed']]])(
    'refuse %j',
    (args) => {
      expect(() => readOptions(args, {})).toThrow();
    },
  );
});
