export const overriddenVersions = 'Overridden versions';
export const notTheLiveSite = 'Not the live site:';
export const reset = 'Reset';
