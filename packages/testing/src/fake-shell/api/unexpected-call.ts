/** An API call that a test did not prepare. */
export class UnexpectedCall extends Error {
  override readonly name = 'UnexpectedCall';
}
