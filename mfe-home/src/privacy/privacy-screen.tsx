import { PageTitle, Prose } from '@mockingbird/ui';
import { SupportContact } from '../documents/support-contact.js';
import { DataTable } from './data-table.js';
import { ON_DEVICE, OTHERS, RECEIVED } from './data-row.js';
import { LastUpdated } from './last-updated.js';
import styles from './privacy-screen.module.css';

export function PrivacyScreen() {
  return (
    <>
      <PageTitle lead="What stays on your device, what we receive, and how long it stays.">Privacy</PageTitle>
      <LastUpdated />
      <DataTable title="What stays on your device" rows={ON_DEVICE} />
      <DataTable title="What we receive" rows={RECEIVED} />
      <DataTable title="What others receive" rows={OTHERS} />
      <Prose className={styles.text}>
        <h2>What we never do</h2>
        <p>
          We show no ads, use no tracking pixels and never sell your data. Only the services in the table
          above receive any of it. What we count has no name and no account: we store totals, not single
          visits or single submissions.
        </p>
        <p>
          A web address can carry settings after a question mark. We count which known settings are there,
          never their values.
        </p>
        <h2>What a hash is</h2>
        <p>
          A hash is a code that we make from a name or an address with a secret key. We can see that two are
          equal, but can’t read the name or address from it. Passwords get a much slower kind of hash
          (argon2id).
        </p>
        <h2>How to delete it</h2>
        <p>
          The <a href="/progress">progress page</a> exports and deletes your results, mistakes and bookmarks.
          To delete everything on this device, clear the data of this site in your browser.
        </p>
        <p>A switch on the results page stops the counts of your answers.</p>
        <h2>Good to know</h2>
        <ul>
          <li>Score calculators work on your device. We don&apos;t receive what you enter.</li>
          <li>
            Question reports don&apos;t have your name. Please don&apos;t write anything personal in them.
          </li>
          <li>
            We don&apos;t send email to accounts. If another account already has your email, we don&apos;t
            store it again.
          </li>
          <li>
            We need hashes of network addresses to stop abuse, and to pull back a bad version of the site.
          </li>
          <li>Sign-in and admin pages are never saved for offline use.</li>
        </ul>
        <SupportContact />
      </Prose>
    </>
  );
}
