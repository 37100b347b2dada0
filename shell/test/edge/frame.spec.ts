import { describe, expect, it } from '@jest/globals';
import { FrameRenderer } from '../../src/edge/document/frame.js';
import { fullSite, navigation, search } from '../layout/site.js';

const chrome = { navigation, search };
const site = {
  ...fullSite,
  ...{ origin: 'https://site.example', apiBaseUrl: '', geoUrl: '', analyticsId: '' },
  key: { id: 'browser', secret: 'secret' },
};
const PATHS = ['/', '/region/in', '/blog', '/blog/first-post', '/about', '/exam/ssc', '/nowhere'];
const renderFresh = (path: string) => new FrameRenderer(site).render({ ...chrome }, path);

describe('the frame of a page', () => {
  it('is the same, whichever pages were rendered before', () => {
    const frames = new FrameRenderer(site);
    for (const path of [...PATHS, ...PATHS]) {
      expect({ path, ...frames.render(chrome, path) }).toEqual({ path, ...renderFresh(path) });
    }
  });

  it('is rendered once for all pages with the same marked link', () => {
    const frames = new FrameRenderer(site);
    const first = frames.render(chrome, '/blog/first-post');
    expect(frames.render(chrome, '/blog/second-post')).toBe(first);
    expect(frames.render(chrome, '/blog')).not.toBe(first);
  });

  it('is rendered again for a composition with other links', () => {
    const frames = new FrameRenderer(site);
    const other = { navigation: navigation.slice(1), search };
    expect(frames.render(other, '/blog')).not.toEqual(frames.render(chrome, '/blog'));
  });
});
