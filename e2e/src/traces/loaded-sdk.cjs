// Loaded first into each process of a site: writes down how much of OpenTelemetry's SDK it loaded. prom-client loads the small
// package of its interfaces.
const { appendFileSync } = require('node:fs');
const Module = require('node:module');
const process = require('node:process');

process.on('exit', () => {
  const loaded = Object.keys(Module._cache).filter((file) => /@opentelemetry[/\\](?!api[/\\])/.test(file));
  const program = process.argv[1].split('/').slice(-3).join('/');
  appendFileSync(process.env.LOADED_SDK_FILE, `${JSON.stringify({ program, files: loaded.length })}\n`);
});
