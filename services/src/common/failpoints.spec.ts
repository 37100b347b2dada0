import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { armFailpoints, failpoint, parseFailpoints } from './failpoints.js';

describe('a failpoint', () => {
  const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
  afterEach(() => {
    kill.mockClear();
    armFailpoints([]);
  });

  it('does nothing unless it is armed', () => {
    failpoint('publisher.before-flip');
    expect(kill).not.toHaveBeenCalled();
  });

  it('sends its signal at the given pass, once', () => {
    armFailpoints(parseFailpoints('publisher.before-flip=kill@2,promotion.after-store=stop@1') ?? []);
    failpoint('publisher.before-flip');
    failpoint('publisher.after-flip');
    expect(kill).not.toHaveBeenCalled();
    failpoint('publisher.before-flip');
    failpoint('publisher.before-flip');
    expect(kill.mock.calls).toEqual([[process.pid, 'SIGKILL']]);
    failpoint('promotion.after-store');
    expect(kill.mock.calls[1]).toEqual([process.pid, 'SIGSTOP']);
  });

  it.each(['publisher.before-flip', 'publisher.before-flip=kill@0', 'elsewhere=kill@1', 'a,b'])(
    'cannot be %s',
    (text) => {
      expect(parseFailpoints(text)).toBeUndefined();
    },
  );
});
