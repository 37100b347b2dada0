/** @returns whether the key has this role: `edge` and its rotation `edge-2`, but not `edgeware` */
export function isKeyOf(role: 'edge' | 'release', keyId: string): boolean {
  return keyId === role || keyId.startsWith(`${role}-`);
}
