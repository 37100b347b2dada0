import { exitCodeOf, messageOf } from './lib/fail.mjs';
import { publishBuilt } from './lib/site/publish.mjs';

// The first release of a new site: all built remotes. Afterwards each team releases its own with `npx mb`.
const { SERVICES_URL = 'http://127.0.0.1:4000', API_KEYS = '' } = process.env;
try {
  const composition = await publishBuilt(SERVICES_URL, API_KEYS);
  console.log(`composition ${composition.number} is live`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = exitCodeOf(error);
}
