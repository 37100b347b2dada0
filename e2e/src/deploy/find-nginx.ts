import { findDebianProgram } from './debian-program.js';

/** Finds nginx as `findDebianProgram` does. */
export const findNginx = (): string | undefined =>
  findDebianProgram({
    name: 'nginx',
    packageName: 'nginx',
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'],
    versionOption: '-v',
  });
