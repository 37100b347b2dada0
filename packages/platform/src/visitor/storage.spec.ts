import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { deviceStorage } from './storage.js';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('what the device remembers', () => {
  it('comes back as it was', () => {
    expect(deviceStorage.write('attempt:a', { answers: [1] })).toBe(true);
    expect(deviceStorage.read('attempt:a')).toEqual({ answers: [1] });
    expect(deviceStorage.keys('attempt:')).toEqual(['attempt:a']);
    deviceStorage.remove('attempt:a');
    expect(deviceStorage.read('attempt:a')).toBeUndefined();
  });

  it('is nothing where the stored text is broken', () => {
    localStorage.setItem('mb:x', '{');
    expect(deviceStorage.read('x')).toBeUndefined();
  });

  it('never throws when storage is full or forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    expect(deviceStorage.write('x', 1)).toBe(false);
    expect(() => deviceStorage.remove('x')).not.toThrow();
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    expect(deviceStorage.read('x')).toBeUndefined();
    expect(deviceStorage.keys('')).toEqual([]);
    expect(deviceStorage.write('x', 1)).toBe(false);
  });
});
