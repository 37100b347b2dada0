import { Link } from '@mockingbird/platform';
import type { DrawAnchor } from '@mockingbird/ui';

/** Draws the anchor of a card or a button as a link that hands data over to its target. */
export const linked =
  (state: unknown): DrawAnchor =>
  ({ href, ...rest }) => <Link to={href} state={state} {...rest} />;
