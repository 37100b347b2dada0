import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { composeFile, exampleEnvironment, withVariables } from './compose-file.js';
import { all, type Directive, locationOf, readNginx, valueOf } from './nginx-config.js';
import { ROOT } from './repository.js';

const httpOf = (file: string) => all(readNginx(file), 'http')[0]?.block ?? [];
const serverOn = (http: readonly Directive[], listen: string) =>
  all(http, 'server').find(({ block }) => valueOf(block, 'listen') === listen);
const listens = (http: readonly Directive[]) =>
  all(http, 'server').flatMap(({ block }) => all(block, 'listen').map(({ values }) => values.join(' ')));

const tls = httpOf('tls.conf');
const plain = httpOf('plain.conf');
const HEALTH = '127.0.0.1:8081';

describe('TLS at nginx', () => {
  it('is the default of compose.yaml, with certificate and key from a mounted folder', () => {
    const { command = [], ports, volumes = [] } = composeFile().services['proxy'] ?? {};
    const values = exampleEnvironment({});
    const config = withVariables(command[2] ?? '', {});
    expect(config).toBe('/etc/nginx/mockingbird/tls.conf');
    expect(withVariables(command[2] ?? '', values)).toBe(config);
    expect(existsSync(join(ROOT, 'deploy/nginx/tls.conf'))).toBe(true);
    expect(ports?.map((port) => withVariables(port, {}))).toEqual(['80:8080', '443:8443']);
    expect(volumes.map((volume) => withVariables(volume, {}))).toEqual([
      './nginx:/etc/nginx/mockingbird:ro',
      './tls:/etc/nginx/tls:ro',
      './acme:/var/www/acme:ro',
    ]);
    for (const name of ['ssl_certificate', 'ssl_certificate_key'])
      expect(valueOf(tls, name)).toMatch(/^\/etc\/nginx\/tls\/\w+\.pem$/);
  });

  it('has HTTP/2, the two current versions, and ciphers with forward secrecy', () => {
    expect(listens(tls).toSorted()).toEqual([HEALTH, '8080', '8443 ssl http2']);
    expect(valueOf(tls, 'ssl_protocols')).toBe('TLSv1.2 TLSv1.3');
    const ciphers = valueOf(tls, 'ssl_ciphers')?.split(':') ?? [];
    expect(ciphers.length).toBeGreaterThan(3);
    for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-(?:ECDSA|RSA)-.*(?:GCM|POLY1305)/);
    expect(valueOf(tls, 'ssl_session_tickets')).toBe('off');
  });

  it('leads plain http to https, calls of the API excepted, and to no edge', () => {
    const door = serverOn(tls, '8080');
    const answer = (address: string) => valueOf(door && locationOf(door, address)?.block, 'return');
    for (const address of ['/', '/about', '/_mb/gate', '/apis'])
      expect(answer(address)).toBe('308 https://$host$request_uri');
    for (const address of ['/api/exams/allexams', '/api/upload']) expect(answer(address)).toBe('403');
    const places = all(door?.block, 'location').flatMap(({ block }) => block ?? []);
    expect(places.filter(({ name }) => name === 'proxy_pass')).toEqual([]);
  });

  it('tells the edges how a visitor came, by what nginx itself knows', () => {
    const scheme = all(tls, 'proxy_set_header').find(({ values }) => values[0] === 'X-Forwarded-Proto');
    expect(scheme?.values[1]).toBe('$visitor_scheme');
    const map = all(tls, 'map').find(({ values }) => values[1] === '$visitor_scheme');
    expect(map?.block?.map(({ name, values }) => [name, ...values])).toEqual([['default', '$scheme']]);
  });

  it('has HSTS on the refusals of nginx, which no edge sees', () => {
    const visitors = serverOn(tls, '8443 ssl http2');
    const hsts = (block: readonly Directive[] | undefined) =>
      all(block, 'add_header').filter(({ values }) => values[0] === 'Strict-Transport-Security');
    expect(hsts(visitors?.block)).toHaveLength(1);
    // A location with its own headers does not inherit.
    const own = all(visitors?.block, 'location').filter(({ block }) => all(block, 'add_header').length > 0);
    expect(own).toHaveLength(2);
    for (const { block } of own) expect(hsts(block)[0]?.values[1]).toBe('$missing_hsts');
  });
});

describe('nginx behind another proxy with TLS', () => {
  it('has the same places and limits, on one plain port', () => {
    expect(listens(plain).toSorted()).toEqual([HEALTH, '8080']);
    const places = (http: readonly Directive[], listen: string) =>
      all(serverOn(http, listen)?.block, 'location');
    expect(places(plain, '8080')).toEqual(places(tls, '8443 ssl http2'));
    expect(places(plain, '8080').length).toBeGreaterThan(8);
    for (const name of ['limit_conn', 'limit_req_zone', 'client_header_timeout', 'client_max_body_size'])
      expect(all(plain, name)).toEqual(all(tls, name));
  });

  it('passes on https and nothing else of what that proxy says, and adds no HSTS', () => {
    const mapTo = (name: string) =>
      all(plain, 'map')
        .find(({ values }) => values[1] === name)
        ?.block?.map((entry) => [entry.name, ...entry.values]);
    expect(mapTo('$visitor_scheme')).toEqual([
      ['https', 'https'],
      ['default', 'http'],
    ]);
    expect(mapTo('$missing_hsts')).toEqual([['default', '']]);
  });
});
