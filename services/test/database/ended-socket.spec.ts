import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { isDatabaseUnavailable } from '../../src/database/errors.js';

/** Writes to a socket whose other end is closed, as the driver does when the database has just ended. @returns Node's error */
async function writeAfterEnd(): Promise<unknown> {
  const server = createServer((socket) => socket.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a server on a port is an object.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.resume();
  socket.on('error', () => undefined);
  await once(socket, 'end');
  const error = await new Promise((settle) => socket.write('request', settle));
  server.close();
  return error;
}

describe('a request to a database that has just ended', () => {
  it('counts as unavailable, although the driver passes the error of the socket on', async () => {
    const error = await writeAfterEnd();
    expect(error).toMatchObject({
      code: 'EPIPE',
      message: expect.stringContaining('ended by the other party'),
    });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('is distinguished from other errors', () => {
    expect(isDatabaseUnavailable(new Error('This socket has been ended by the other party'))).toBe(false);
    expect(isDatabaseUnavailable(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false);
  });
});
