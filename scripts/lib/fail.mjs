/** Ends with one clear line; the stack is for defects of the scripts themselves. */
export function fail(error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(/^MB-\d{4} /.test(message) ? message : (error.stack ?? message));
  process.exit(1);
}
