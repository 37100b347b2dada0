import { useSession } from '@mockingbird/platform';
import { PageTitle } from '@mockingbird/ui';
import { AccountNotes } from './account-notes.js';
import { LoginForm } from './login-form.js';
import { SignedIn } from './signed-in-card.js';
import styles from './accounts.module.css';

export function LoginScreen() {
  const session = useSession();
  return (
    <>
      <PageTitle lead="For those who look after the tests.">Sign in</PageTitle>
      <div className={styles.columns}>
        {session ? <SignedIn username={session.username} /> : <LoginForm />}
        <AccountNotes>
          {session ? null : (
            <p>
              No account yet, and a reason to have one? <a href="/signup">Sign up</a>.
            </p>
          )}
        </AccountNotes>
      </div>
    </>
  );
}
