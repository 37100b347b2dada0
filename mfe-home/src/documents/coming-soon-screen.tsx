import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { LinkCards } from '../region/link-cards.js';
import { MEANWHILE_LINKS } from './meanwhile-links.js';
import * as messages from '../messages/documents.js';

export function ComingSoonScreen() {
  return (
    <>
      <PageTitle lead={messages.thisLearningPathIsnt}>{messages.comingSoon}</PageTitle>
      <LinkCards title={messages.meanwhile} links={MEANWHILE_LINKS} />
      <ButtonLink href="/" variant="quiet">
        {messages.backToHome}
      </ButtonLink>
    </>
  );
}
