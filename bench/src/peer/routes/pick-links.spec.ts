import { describe, expect, it } from '@jest/globals';
import { pickLinks, type SeenLink } from './pick-links.js';

const link = (path: string, topPx: number, inMain = true): SeenLink => ({ path, topPx, inMain });
const POSTS = /^\/blog\//;

describe('the links to follow', () => {
  it('are on both screens: one near the top, one far below the first view', () => {
    const ours = [
      link('/blog/ours-only', 10),
      link('/blog/a', 300),
      link('/blog/b', 900),
      link('/blog/c', 1_500),
    ];
    const peer = [
      link('/blog/c', 1_400),
      link('/blog/b', 200),
      link('/blog/a', 400),
      link('/blog/peer', 9_000),
    ];
    expect(pickLinks({ ours, peer }, POSTS)).toEqual({ inView: '/blog/a', unseen: '/blog/c' });
  });

  it('are of the kind that is wanted, and part of the screen', () => {
    const links = [link('/about', 100), link('/blog/footer', 200, false), link('/blog/a', 300)];
    expect(pickLinks({ ours: links, peer: links }, POSTS).inView).toBe('/blog/a');
  });

  it('have no unseen one when a second link to it is near the first view', () => {
    const ours = [link('/blog/a', 1_500), link('/blog/a', 700, false)];
    const peer = [link('/blog/a', 1_500)];
    expect(pickLinks({ ours, peer }, POSTS)).toEqual({ inView: '/blog/a', unseen: undefined });
  });

  it('take the last of a row of unseen links, because its first ones may move out of view', () => {
    const links = [link('/blog/a', 1_500), link('/blog/b', 1_500)];
    expect(pickLinks({ ours: links, peer: links }, POSTS).unseen).toBe('/blog/b');
  });

  it('are none where the screens share none', () => {
    const links = { ours: [link('/blog/a', 1)], peer: [] };
    expect(pickLinks(links, POSTS)).toEqual({ inView: undefined, unseen: undefined });
  });
});
