/** Modules of the shell whose names the development build binds: `src/dev/shell-config.mjs`. */
declare module 'shell/register-remotes' {
  export const registerRemotes: (shell: object) => void;
}

declare module 'shell/developer-panel' {
  export const createDeveloperPanel: (shell: object) => () => void;
}
