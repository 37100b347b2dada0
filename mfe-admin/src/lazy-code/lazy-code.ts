/** Code that a page fetches as soon as it works, and does not wait for. */
export interface Later<Code> {
  /** The code, when it has come. */
  here: () => Code | undefined;
  /** Fetches the code, once; after a failure anew. */
  load: () => Promise<Code>;
}

/** @param fetchCode the `import()` of the code */
export function later<Code>(fetchCode: () => Promise<Code>): Later<Code> {
  let code: Code | undefined;
  return {
    here: () => code,
    load: async () => (code ??= await fetchCode()),
  };
}
