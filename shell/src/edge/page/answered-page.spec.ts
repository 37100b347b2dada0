import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { toLiveRemote } from '@mockingbird/registry';
import { liveSite, servedRemote } from '../../../test/edge/live-site.js';
import { describeAnsweredPage, rememberPage } from './answered-page.js';
import type { PageRequest } from './page-renderer.js';

const canary = servedRemote('mfe-home', '1.1.0', ['/']);
const home = {
  ...servedRemote('mfe-home', '1.0.0', ['/']),
  canary: { rule: { percent: 5, salt: 's', cohorts: [] }, served: canary },
};
const broken = { ...servedRemote('mfe-blog', '0.9.0', ['/blog']), isFallback: true };
const site = liveSite([home, broken]);

function described(request: Partial<PageRequest>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  rememberPage(response, {
    site,
    served: undefined,
    route: undefined,
    path: '/',
    requestId: 'r-1',
    ...request,
  });
  return describeAnsweredPage(response);
}

describe('what the log says about a page', () => {
  it.each([
    ['the live version', { served: home }, { remote: 'mfe-home@1.0.0', channel: 'live' }],
    ['a canary', { served: canary }, { remote: 'mfe-home@1.1.0', channel: 'canary' }],
    ['a fallback', { served: broken }, { remote: 'mfe-blog@0.9.0', channel: 'fallback' }],
    [
      'an override',
      { served: home, override: [{ name: 'mfe-home', remote: toLiveRemote(home.manifest) }] },
      { remote: 'mfe-home@1.0.0', channel: 'override' },
    ],
    ['an address without a page', {}, {}],
  ])('names %s', (_, request, expected) => {
    expect(described(request)).toEqual({ composition: 7, ...expected });
  });

  it('is nothing for a file or an API call', () => {
    expect(describeAnsweredPage(new ServerResponse(new IncomingMessage(new Socket())))).toBeUndefined();
  });
});
