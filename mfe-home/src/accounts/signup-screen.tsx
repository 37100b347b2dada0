import { PageTitle } from '@mockingbird/ui';
import { AccountNotes } from './account-notes.js';
import { SignupForm } from './signup-form.js';
import styles from './accounts.module.css';

export function SignupScreen() {
  return (
    <>
      <PageTitle lead="You need a user name, an e-mail address and a password.">Sign up</PageTitle>
      <div className={styles.columns}>
        <SignupForm />
        <AccountNotes>
          <p>
            If you forget your password, we cannot send you a new one. The <a href="/privacy">privacy page</a>{' '}
            lists what we store. Do you have an account already? <a href="/login">Sign in</a>.
          </p>
        </AccountNotes>
      </div>
    </>
  );
}
