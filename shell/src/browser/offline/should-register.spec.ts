/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { readConnectionType, shouldRegister } from './should-register.js';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('pages are stored without a choice of the visitor', () => {
  it.each([
    [{ isInstalled: false, isSavingData: false, connectionType: undefined }, true],
    [{ isInstalled: false, isSavingData: false, connectionType: 'wifi' }, true],
    [{ isInstalled: false, isSavingData: false, connectionType: 'cellular' }, false],
    [{ isInstalled: false, isSavingData: true, connectionType: 'wifi' }, false],
    [{ isInstalled: true, isSavingData: true, connectionType: 'cellular' }, true],
  ])('for %j: %s', (device, expected) => {
    expect(shouldRegister(device)).toBe(expected);
  });
});

it('reads the type of the connection where the browser tells it', () => {
  expect(readConnectionType()).toBeUndefined();
  Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' }, configurable: true });
  expect(readConnectionType()).toBe('cellular');
});
