import { performReactRefresh } from 'react-refresh/runtime';
import { needNewData, type FollowedModule } from './followed-modules.js';

type Remote = Pick<FollowedModule, 'hot' | 'hash'>;

let remote: Remote | undefined;
let wanted = '';
let running = false;

const reload = (why: string) => {
  console.info(`[dev] page reloaded: ${why}`);
  window.location.reload();
};

async function step({ hot, hash }: Remote): Promise<void> {
  const from = hash();
  const renewed = await hot.check(true);
  if (!renewed || hash() === from) {
    reload('the update is not there any more');
    return;
  }
  if (needNewData(renewed)) reload('its data or its head changed');
  else performReactRefresh();
}

/** Updates the remote to the newest build, through all builds between. */
async function catchUp(): Promise<void> {
  if (running || !remote) return;
  running = true;
  try {
    while (wanted !== '' && remote.hash() !== wanted) await step(remote);
  } catch (error) {
    console.info('[dev]', error);
    reload('a changed module cannot be replaced in place');
  } finally {
    running = false;
  }
}

/** The remote's code has loaded. A newer build may have finished during the download. */
export function remoteIsHere(present: Remote): void {
  if (remote) return;
  remote = present;
  // Called after its last module ran.
  setTimeout(() => void catchUp());
}

/** @param hash id of the newest build */
export function wantBuild(hash: string): void {
  wanted = hash;
  void catchUp();
}

/** Whether the remote's code runs in this tab. */
export const isRemoteHere = (): boolean => remote !== undefined;

export { reload };
