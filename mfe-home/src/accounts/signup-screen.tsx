import { PageTitle } from '@mockingbird/ui';
import { AccountNotes } from './account-notes.js';
import { SignupForm } from './signup-form.js';
import styles from './accounts.module.css';

export function SignupScreen() {
  return (
    <>
      <PageTitle lead="Pick a username and a password, and add your email.">Sign up</PageTitle>
      <div className={styles.columns}>
        <SignupForm />
        <AccountNotes>
          <p>
            The <a href="/privacy">privacy page</a> lists what we store. Already have an account?{' '}
            <a href="/login">Sign in</a>.
          </p>
        </AccountNotes>
      </div>
    </>
  );
}
