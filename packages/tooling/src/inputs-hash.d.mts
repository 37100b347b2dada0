export function isInput(path: string): boolean;
export function installedPackages(root: string): Promise<[string, unknown][]>;
export function inputsHash(directory: string): Promise<string>;
