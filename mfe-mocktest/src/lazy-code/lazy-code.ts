/** Code that a page needs only once the reader does something. */
export interface OnDemand<Code> {
  /** The code, when it has come. */
  here: () => Code | undefined;
  /** Fetches the code, once; after a failure anew. */
  load: () => Promise<Code>;
  /** Fetches the code before anybody asked for it. A failure is of no consequence yet. */
  ahead: () => void;
}

/** @param fetchCode the `import()` of the code */
export function onDemand<Code>(fetchCode: () => Promise<Code>): OnDemand<Code> {
  let code: Code | undefined;
  const load = async () => (code ??= await fetchCode());
  return {
    here: () => code,
    load,
    ahead: () => {
      load().catch(() => undefined);
    },
  };
}
