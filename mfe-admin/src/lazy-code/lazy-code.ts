/** Code that a page loads after it is interactive. */
export interface LazyCode<Code> {
  /** The code, once it has loaded. */
  current: () => Code | undefined;
  /** Loads the code once. After a failure, the next call tries again. */
  load: () => Promise<Code>;
}

/** @param importCode the `import()` of the code */
export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  return {
    current: () => code,
    load: async () => (code ??= await importCode()),
  };
}
