type CleanUp = () => Promise<void>;

/** What an interrupted command has to end or remove, the newest first. */
const pending: CleanUp[] = [];

/** Registers work for the end. @returns does the work once, now or at an interruption */
export function onEnd(work: CleanUp): CleanUp {
  let done: Promise<void> | undefined;
  const once = () => (done ??= work());
  pending.unshift(once);
  return async () => {
    await once();
    pending.splice(pending.indexOf(once), 1);
  };
}

/** Does all work that is left. */
export async function cleanUp(): Promise<void> {
  for (const work of [...pending]) await work();
}
