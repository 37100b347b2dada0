export const overriddenVersions = 'Overridden versions';
export const notTheLiveSite = 'Not the live site:';
export const reset = 'Reset';
export const openPanel = 'Developer panel';
export const nameFromOrigin = (name: string, origin: string) => `${name} from ${origin}`;
