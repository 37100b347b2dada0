// First in the development shell: react-refresh must load before React starts.
import { createSignatureFunctionForTransform, injectIntoGlobalHook, register } from 'react-refresh/runtime';
import { followModule, type FollowedModule } from './followed-modules.js';
import { listen } from './listen.js';
import { remoteIsHere } from './updates.js';
import { watchThrown } from './errors/watch-thrown.js';

injectIntoGlobalHook(globalThis);

/** Called by the modules of a remote in development: see `refresh-loader.mjs`. */
Object.assign(globalThis, {
  __mbDevelopment: {
    register: (id: string | number, name: string, type: unknown) => register(type, `${id} ${name}`),
    signature: createSignatureFunctionForTransform,
    follow: (followed: FollowedModule) => {
      followModule(followed);
      remoteIsHere(followed);
    },
  },
});

listen();
watchThrown();
