import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { BlogError } from '../../failure/blog-error.js';
import * as messages from '../../messages/preview.js';

/** Shown instead of a draft whose link has expired: no other page can help, only a new link. */
export function DraftError(props: { status: number; message: string }) {
  if (props.status !== 404) return <BlogError {...props} />;
  return (
    <>
      <PageTitle lead={messages.askForAnotherLink}>{props.message}</PageTitle>
      <p>
        <ButtonLink href="/">{messages.home}</ButtonLink>
      </p>
    </>
  );
}
