/** Ends with one clear line, and one for each fault; the stack is for defects of the scripts themselves. */
export function fail(error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(/^MB-\d{4} /.test(message) ? message : (error.stack ?? message));
  for (const fault of error?.faults ?? []) console.error(`  ${fault.path}: ${fault.message}`);
  process.exit(1);
}
