/** Code that a page loads only when it is needed. */
export interface LazyCode<Code> {
  /** The code, or undefined before it is loaded. */
  getLoaded: () => Code | undefined;
  /** Loads the code once. Tries again after a failure. */
  load: () => Promise<Code>;
  /** Loads the code before it is needed. A failure is ignored: `load` tries again. */
  preload: () => void;
}

/** @param importCode the `import()` of the code */
export function createLazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  const load = async () => (code ??= await importCode());
  return {
    getLoaded: () => code,
    load,
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
