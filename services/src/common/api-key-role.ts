/** @returns whether the key is the named one or one of its rotation: `edge`, `edge-2`, not `edgeware` */
export function isKeyOf(role: 'edge' | 'release', keyId: string): boolean {
  return keyId === role || keyId.startsWith(`${role}-`);
}
