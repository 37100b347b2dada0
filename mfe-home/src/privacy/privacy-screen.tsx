import { PageTitle, Prose, rich } from '@mockingbird/ui';
import { SupportContact } from '../documents/support-contact.js';
import { DataTable } from './data-table.js';
import { ON_DEVICE, OTHERS, RECEIVED } from './data-row.js';
import { LastUpdated } from './last-updated.js';
import styles from './privacy-screen.module.css';
import * as messages from '../messages/privacy.js';

export function PrivacyScreen() {
  return (
    <>
      <PageTitle lead={messages.whatStays}>{messages.privacy}</PageTitle>
      <LastUpdated />
      <DataTable title={messages.whatStaysOnYourDevice} rows={ON_DEVICE} />
      <DataTable title={messages.whatWeReceive} rows={RECEIVED} />
      <DataTable title={messages.whatOthersReceive} rows={OTHERS} />
      <Prose className={styles.text}>
        <h2>{messages.whatWeNeverDo}</h2>
        <p>{messages.weShowNoAds}</p>
        <p>{messages.aWebAddressCan}</p>
        <h2>{messages.whatAHash}</h2>
        <p>{messages.aHash}</p>
        <h2>{messages.howToDelete}</h2>
        <p>{rich(messages.theProgressPageExports, { a: (text) => <a href="/progress">{text}</a> })}</p>
        <p>{messages.aSwitch}</p>
        <h2>{messages.goodToKnow}</h2>
        <ul>
          <li>{messages.scoreCalculatorsWork}</li>
          <li>{messages.questionReportsDontHave}</li>
          <li>{messages.weDontSendEmail}</li>
          <li>{messages.weNeedHashes}</li>
          <li>{messages.signInAndAdmin}</li>
        </ul>
        <SupportContact />
      </Prose>
    </>
  );
}
