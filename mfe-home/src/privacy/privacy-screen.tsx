import { PageTitle, Prose } from '@mockingbird/ui';
import { SupportContact } from '../documents/support-contact.js';
import { LastUpdated } from './last-updated.js';
import { OnYourDevice } from './on-your-device.js';
import { WhatWeCount } from './what-we-count.js';
import { WhatYouGiveUs } from './what-you-give-us.js';
import { WhoElse } from './who-else.js';

export function PrivacyScreen() {
  return (
    <>
      <PageTitle lead="What stays on your device, what leaves it, and how to delete it.">Privacy</PageTitle>
      <Prose>
        <LastUpdated />
        <OnYourDevice />
        <WhatWeCount />
        <WhatYouGiveUs />
        <WhoElse />
        <SupportContact />
      </Prose>
    </>
  );
}
