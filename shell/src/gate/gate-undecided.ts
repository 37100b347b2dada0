/** The gate cannot check a version now. The same version may pass later. */
export class GateUndecided extends Error {}
