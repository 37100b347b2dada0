import { describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import { startApp } from '../support/harness.js';

async function trustOf(trustedProxies: string[]): Promise<(address: string) => boolean> {
  const services = await startApp({ trustedProxies });
  const express: Express = services.app.nest.getHttpAdapter().getInstance();
  const trust: (address: string, hop: number) => boolean = express.get('trust proxy fn');
  await services.close();
  return (address) => trust(address, 0);
}

describe('the address of a client behind proxies', () => {
  it('is trusted only when this machine forwards it', async () => {
    const trusts = await trustOf([]);
    expect(['127.0.0.1', '::1', '10.1.2.3', '203.0.113.7'].map(trusts)).toEqual([true, true, false, false]);
  });

  it('is believed from the networks of the configuration too', async () => {
    const trusts = await trustOf(['10.0.0.0/8']);
    expect(['10.1.2.3', '11.1.2.3'].map(trusts)).toEqual([true, false]);
  });
});
