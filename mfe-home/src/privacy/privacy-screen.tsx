import { PageTitle, Prose } from '@mockingbird/ui';
import { SupportContact } from '../documents/support-contact.js';
import { LastUpdated } from './last-updated.js';

export function PrivacyScreen() {
  return (
    <>
      <PageTitle lead="What stays on your device, what leaves it, and how to delete it.">Privacy</PageTitle>
      <Prose>
        <LastUpdated />
        <h2>What stays on your device</h2>
        <p>
          Your answers, the clock of an open test, results, the theme and the country that you chose are kept
          in this browser’s storage. They are not sent to us. Clearing this site’s data in your browser
          deletes all of it.
        </p>
        <h2>What we count</h2>
        <ul>
          <li>
            <strong>Page views.</strong> Each page reports its address with what stands after the question
            mark, the country chosen, the version of the site, and whether a test was started. We keep daily
            counts for each address, and nothing that puts views together into a person’s visit: no name, no
            account, no identifier.
          </li>
          <li>
            <strong>Searches that found nothing.</strong> When you expand a search, the words are sent to us
            so that we learn what is missing.
          </li>
        </ul>
        <h2>What you give us yourself</h2>
        <p>
          The newsletter box takes an e-mail address, and we use it for the newsletter alone. Nothing else is
          asked of you: there is no account to make.
        </p>
        <h2>Who else may see something</h2>
        <ul>
          <li>
            <strong>Country look-up.</strong> Unless you have chosen a country, or the operator of this site
            has switched it off, your browser asks a public service once for the country of your network
            address. That service sees the address, as any server does; we get the country alone, and keep it
            on your device.
          </li>
          <li>
            <strong>Google Analytics</strong> is off unless the operator has set it up, and then it waits for
            your consent.
          </li>
          <li>No advertising, no tracking pixels, no data sold or handed on.</li>
        </ul>
        <h2>Cookies and server logs</h2>
        <p>
          We set no cookies. Our servers see your network address for as long as it takes to answer and to
          hold off abuse.
        </p>
        <SupportContact />
      </Prose>
    </>
  );
}
