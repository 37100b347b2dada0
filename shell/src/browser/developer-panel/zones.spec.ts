/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { expect, it } from '@jest/globals';
import { findZones, type ZoneSource } from './zones.js';

const remotes = [
  { name: 'mfe-a', version: '1.0.0', fragment: '' },
  { name: 'mfe-b', version: '2.0.0', fragment: 'quiz' },
];
const source = (mounted: string | undefined): ZoneSource => ({
  mounted: { name: mounted },
  catalog: {
    byName: (name) => remotes.find((remote) => remote.name === name),
    fragmentProvider: (fragment) => remotes.find((remote) => remote.fragment === fragment),
  },
});
const describeZones = (mounted: string | undefined) =>
  findZones(source(mounted)).map(({ what, by, kind }) => `${kind} ${what}: ${by}`);

it('the parts of a page are header, screen, fragments and footer, with who fills them', () => {
  document.body.innerHTML = `
    <div id="mb-header"></div>
    <div id="mb-remote">
      <div data-mb-fragment="quiz"><p>Question</p></div><div data-mb-fragment="news"></div>
    </div>
    <div id="mb-footer"></div>`;
  expect(describeZones('mfe-a')).toEqual([
    'shell Header: the shell',
    'remote Screen: mfe-a 1.0.0',
    'fragment Fragment quiz: mfe-b 2.0.0',
    'fragment Fragment news: no remote provides it, empty',
    'shell Footer: the shell',
  ]);
});

it('a page without a remote says so', () => {
  document.body.innerHTML = '<div id="mb-header"></div><div id="mb-remote"></div>';
  expect(describeZones(undefined)).toEqual(['shell Header: the shell', 'remote Screen: no remote']);
});
