import { Link } from '@mockingbird/platform';
import type { DrawAnchor } from '@mockingbird/ui';

/** Renders the anchor of a card or a button as a link with navigation state. */
export const linkWithState =
  (state: unknown): DrawAnchor =>
  ({ href, ...rest }) => <Link to={href} state={state} {...rest} />;
