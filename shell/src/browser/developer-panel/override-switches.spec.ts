import { describe, expect, it } from '@jest/globals';
import { changeSwitch, listSwitches, readVersionOrOrigin } from './override-switches.js';

const A1 = 'mfe-a@1.0.0';
const A2 = 'mfe-a@2.0.0';
const B = 'mfe-b@http://localhost:5173';

describe('the switches of overrides', () => {
  it('are those of the address, and those that the developer switched off', () => {
    expect(listSwitches(`${A1},mfe-c@9.0.0`, `${B},${A1}`, ['mfe-a'])).toEqual([
      { override: A1, isOn: true, isIgnored: false },
      { override: 'mfe-c@9.0.0', isOn: true, isIgnored: true },
      { override: B, isOn: false, isIgnored: false },
    ]);
    expect(listSwitches('', '', [])).toEqual([]);
  });

  it('go off and on again', () => {
    const switches = listSwitches(`${A1},${B}`, '', ['mfe-a', 'mfe-b']);
    expect(changeSwitch(switches, A1, false)).toEqual({ on: [B], off: [A1] });
    expect(changeSwitch(listSwitches(B, A1, ['mfe-b']), A1, true)).toEqual({ on: [B, A1], off: [] });
  });

  it('leave one version of a remote on', () => {
    const switches = listSwitches(`${A1},${B}`, '', ['mfe-a', 'mfe-b']);
    expect(changeSwitch(switches, A2, true)).toEqual({ on: [B, A2], off: [A1] });
  });
});

it.each([
  ['1.4.0', '1.4.0'],
  [' 1.4.0-pr.12 ', '1.4.0-pr.12'],
  ['http://localhost:5173/', 'http://localhost:5173'],
  ['https://build.example/some/page', 'https://build.example'],
  ['localhost:5173', undefined],
  ['newest', undefined],
  ['1.4.0,mfe-b@2.0.0', undefined],
  ['', undefined],
])('the text "%s" names %s', (typed, expected) => {
  expect(readVersionOrOrigin(typed)).toBe(expected);
});
