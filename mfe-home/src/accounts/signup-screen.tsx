import { PageTitle, rich } from '@mockingbird/ui';
import { AccountNotes } from './account-notes.js';
import { SignupForm } from './signup-form.js';
import styles from './accounts.module.css';
import * as messages from '../messages/accounts.js';

export function SignupScreen() {
  return (
    <>
      <PageTitle lead={messages.pickAUsername}>{messages.signUp}</PageTitle>
      <div className={styles.columns}>
        <SignupForm />
        <AccountNotes>
          <p>
            {rich(messages.thePrivacyPageLists, {
              a: (text) => <a href="/privacy">{text}</a>,
              a2: (text) => <a href="/login">{text}</a>,
            })}
          </p>
        </AccountNotes>
      </div>
    </>
  );
}
