/** Of most pages. */
const HTML_LIMIT_BYTES = 25 * 1024;
/** A full paper's page carries its hundred questions, so that the paper costs one request. */
const PAPER_LIMIT_BYTES = 45 * 1024;
/** A form of the SAT has three versions of its second modules, one of the ACT passages of several pages. */
const FORM_LIMIT_BYTES = 60 * 1024;

/** Limit of compressed bytes of a page. */
export function limitOf(path: string): number {
  if (/-form-\d+$/.test(path)) return FORM_LIMIT_BYTES;
  return /-(paper|full)-\d+$/.test(path) ? PAPER_LIMIT_BYTES : HTML_LIMIT_BYTES;
}
