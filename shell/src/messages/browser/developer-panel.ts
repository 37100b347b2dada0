export const title = 'Developer panel';
export const onlyYou = 'Only you see this panel. Visitors get the live site.';
export const close = 'Close';
export const composition = 'Composition';
export const compositionNumber = (number: number) => `This tab has composition ${number}.`;
export const newerComposition = (number: number) =>
  `The live site has composition ${number}. This tab takes it with the next page.`;
export const onTheScreen = 'On the screen';
export const outline = 'Outline these parts on the page';
export const remotes = 'Remotes';
export const name = 'Name';
export const version = 'Version';
export const owner = 'Owner';
export const unknown = 'Not known';
export const isOnScreen = 'on the screen';
export const isOverridden = 'not the live version';
export const sharedModules = 'Shared modules';
export const providedVersion = 'Provided';
export const neededRanges = 'Needed';
export const noRemoteNeedsIt = 'By no live remote';
export const overrides = 'Overrides';
export const overridesAreOff =
  'Overrides are off on this site. The variable OVERRIDES=on of the edge allows them.';
export const noOverrides = 'This tab shows the live versions.';
export const ignored = (override: string) =>
  `${override} is ignored. It is no published version of a remote and no listed address.`;
export const remote = 'Remote';
export const versionOrAddress = 'Version or address';
export const versionHint = 'Such as 1.4.0, or http://localhost:5173 from a server that the edge lists.';
export const versionMissing = 'Type a version such as 1.4.0, or an address such as http://localhost:5173.';
export const show = 'Show it in this tab';
export const header = 'Header';
export const footer = 'Footer';
export const ofTheShell = 'the shell';
export const screenZone = 'Screen';
export const noRemote = 'no remote';
export const fragmentZone = (fragment: string) => `Fragment ${fragment}`;
export const noProvider = 'no remote provides it';
export const isEmpty = 'empty';
