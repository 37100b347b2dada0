import { PageTitle, Prose } from '@mockingbird/ui';
import { SupportContact } from './support-contact.js';
import * as messages from '../messages/documents.js';

export function TermsScreen() {
  return (
    <>
      <PageTitle lead={messages.shortAndPlainWhen}>{messages.termsOfUse}</PageTitle>
      <Prose>
        <h2>{messages.whatYouMayDo}</h2>
        <p>{messages.useEveryTestCalculator}</p>
        <h2>{messages.whatYouMayNot}</h2>
        <ul>
          <li>{messages.dontCopyOurQuestions}</li>
          <li>{messages.dontOverloadTheSite}</li>
          <li>{messages.dontPassOff}</li>
        </ul>
        <h2>{messages.accounts}</h2>
        <p>{messages.youDontNeed}</p>
        <h2>{messages.whatWeCantPromise}</h2>
        <p>{messages.mockTestsArePractice}</p>
        <h2>{messages.yourDevice}</h2>
        <p>{messages.yourAnswersAndResults}</p>
        <h2>{messages.linksToOthers}</h2>
        <p>{messages.somePagesLink}</p>
        <h2>{messages.changes}</h2>
        <p>{messages.ifWeChangeThese}</p>
        <SupportContact />
      </Prose>
    </>
  );
}
