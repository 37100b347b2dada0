import type { StoredPass } from './artefact.model.js';

/** A pass as any release stored it: earlier ones named the field `drawn`. */
type AnyPass = Omit<StoredPass, 'rendered'> & { rendered?: boolean; drawn?: boolean };

/** @returns the pass with current names */
export const toCurrentPass = ({ rendered, drawn = false, ...pass }: AnyPass): StoredPass => ({
  ...pass,
  rendered: rendered ?? drawn,
});
