import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { LinkCards } from '../region/link-cards.js';
import { MEANWHILE_LINKS } from './meanwhile-links.js';

export function ComingSoonScreen() {
  return (
    <>
      <PageTitle lead="This learning path isn't ready yet. These are open now, and free.">
        Coming Soon
      </PageTitle>
      <LinkCards title="Meanwhile" links={MEANWHILE_LINKS} />
      <ButtonLink href="/" variant="quiet">
        Back to Home
      </ButtonLink>
    </>
  );
}
