import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../../../../scripts/lib/root.mjs';

/** The folder with the handed-over Next.js peer: `PEER_FOLDER`, or the one beside the project. */
export const peerFolder = ({ PEER_FOLDER }: NodeJS.ProcessEnv): string =>
  resolve(ROOT, PEER_FOLDER || '../shared/peers/next');

/** @returns whether there is a peer in the folder */
export const hasPeer = (folder: string): boolean => existsSync(join(folder, 'package-lock.json'));

/** Says what is missing and how to provide it. */
export const noPeerMessage = (folder: string): string =>
  `peer: no Next.js peer in ${folder}; set PEER_FOLDER`;
