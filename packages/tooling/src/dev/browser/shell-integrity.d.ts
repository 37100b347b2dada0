/** The shell's own look-up of digests (`shell/src/browser/remotes/integrity.ts`); the development build binds the name. */
declare module 'shell/integrity' {
  export const integrityOf: (address: string) => string;
  export const forgetLists: (name: string) => void;
  export const loadFiles: (remote: object) => Promise<void>;
  export const installIntegrityLookup: () => void;
  export const trust: (remote: object) => void;
  export const trustShell: (files: Readonly<Record<string, string>>) => void;
}
