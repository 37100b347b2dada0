import { createServer, type ServerResponse } from 'node:http';

/** How the stand-in behaves: it names a country, breaks the connection off, or never answers. */
export type LookUpManner = { country: string } | 'breaks' | 'hangs';

export interface CountryLookUp {
  url: string;
  /** Changes the manner for the requests to come, and starts counting anew. */
  behave: (manner: LookUpManner) => void;
  /** Requests since the last change of manner. */
  asked: () => number;
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

/** A public look-up service's place, on loopback. */
export async function startCountryLookUp(): Promise<CountryLookUp> {
  let manner: LookUpManner = { country: 'IN' };
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    reply(response, manner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/json`,
    behave: (next) => {
      manner = next;
      asked = 0;
    },
    asked: () => asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
