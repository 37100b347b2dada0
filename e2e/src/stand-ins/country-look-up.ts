import { createServer, type ServerResponse } from 'node:http';

/** Mode of the stand-in: it names a country, closes the connection, or never responds. */
export type LookUpManner = { country: string } | 'breaks' | 'hangs';

export interface CountryLookUp {
  url: string;
  /** Changes the mode for the next requests, and resets the counter. */
  behave: (manner: LookUpManner) => void;
  /** Requests since the last change of mode. */
  requestCount: () => number;
  stop: () => Promise<void>;
}

function reply(response: ServerResponse, manner: LookUpManner): void {
  if (manner === 'hangs') return;
  if (manner === 'breaks') {
    response.destroy();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify({ ip: '203.0.113.7', country_code: manner.country }));
}

/** Replaces a public look-up service, on loopback. */
export async function startCountryLookUp(): Promise<CountryLookUp> {
  let manner: LookUpManner = { country: 'IN' };
  let requestCount = 0;
  const server = createServer((_request, response) => {
    requestCount += 1;
    reply(response, manner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/json`,
    behave: (next) => {
      manner = next;
      requestCount = 0;
    },
    requestCount: () => requestCount,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
