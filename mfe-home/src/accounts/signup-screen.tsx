import { PageTitle } from '@mockingbird/ui';
import { AccountNotes } from './account-notes.js';
import { SignupForm } from './signup-form.js';
import styles from './accounts.module.css';

export function SignupScreen() {
  return (
    <>
      <PageTitle lead="A name, an e-mail address and a password. All three are needed.">Sign up</PageTitle>
      <div className={styles.columns}>
        <SignupForm />
        <AccountNotes>
          <p>
            A forgotten password cannot be sent to you, since no mail leads back to an account. What is stored
            stands on the <a href="/privacy">privacy page</a>. You have an account?{' '}
            <a href="/login">Sign in</a>.
          </p>
        </AccountNotes>
      </div>
    </>
  );
}
