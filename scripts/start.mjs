// Starts the whole site. It can import only Node modules before the dependencies are installed.
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/fail.mjs';

try {
  await prepare();
  const { startSite } = await import('./lib/site/site.mjs');
  const site = await startSite(process.env, { stopOnSignals: true });
  console.log(
    [
      '',
      `  site      ${site.addresses.site}`,
      `  services  ${site.addresses.services}`,
      `  database  ${site.addresses.database}`,
      '',
      'Ctrl-C stops everything.',
    ].join('\n'),
  );
} catch (error) {
  fail(error);
}
