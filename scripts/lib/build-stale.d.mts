import type { Workspace } from './workspaces.mjs';

export function buildStale(wanted?: (workspace: Workspace) => boolean): Promise<void>;
