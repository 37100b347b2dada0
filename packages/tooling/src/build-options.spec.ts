import { describe, expect, it } from '@jest/globals';
import { parseBuildOptions, USAGE, UsageError } from './build-options.mjs';

describe('the options of mb-build', () => {
  it('are a version, a folder, and whether and where the build is served', () => {
    expect(parseBuildOptions([])).toEqual({ serve: false });
    expect(parseBuildOptions(['--version', '1.2.0', '--out', 'here'])).toEqual({
      version: '1.2.0',
      out: 'here',
      serve: false,
    });
    expect(parseBuildOptions(['--serve'])).toEqual({ serve: true });
    expect(parseBuildOptions(['--serve', '5180'])).toEqual({ serve: true, port: '5180' });
  });

  it.each([['--help'], ['-h'], ['--version', '1.2.0', '--help']])('are explained: %s %s', (...args) => {
    expect(parseBuildOptions(args)).toBe('help');
    for (const option of ['--version', '--out', '--serve', '--help']) expect(USAGE).toContain(option);
  });

  it.each([
    [['--hepl'], /--hepl/],
    [['--version'], /--version/],
    [['--version', ''], /'--version' is empty/],
    [['--out', ''], /'--out' is empty/],
    [['5180'], /'5180'/],
    [['--serve', 'http'], /'http' is no port/],
    [['--serve', '70000'], /'70000' is no port/],
    [['--serve', '5180', '5181'], /'5181'/],
  ])('are refused when they do not fit: %j', (args, message) => {
    expect(() => parseBuildOptions(args)).toThrow(UsageError);
    expect(() => parseBuildOptions(args)).toThrow(message);
  });
});
