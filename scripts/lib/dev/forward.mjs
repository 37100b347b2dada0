import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/**
 * Forwards a request and its response unchanged.
 * @param {string} origin the target, such as `http://127.0.0.1:4000`
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
export function forward(origin, incoming, outgoing) {
  const { hostname, port } = new URL(origin);
  const { method, url: path, headers } = incoming;
  const onward = request({ agent, hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  onward.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`${origin} does not answer`);
  });
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}
