export function missingTags(folder: string): Promise<string | undefined>;
