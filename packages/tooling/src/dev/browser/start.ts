// First in the development shell: react-refresh must be there before React starts.
import { createSignatureFunctionForTransform, injectIntoGlobalHook, register } from 'react-refresh/runtime';
import { followModule, type FollowedModule } from './followed-modules.js';
import { listen } from './listen.js';
import { remoteIsHere } from './updates.js';

injectIntoGlobalHook(globalThis);

/** What the modules of a remote that is developed call: see `refresh-loader.mjs`. */
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
