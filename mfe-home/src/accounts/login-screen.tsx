import { useSession } from '@mockingbird/platform';
import { PageTitle } from '@mockingbird/ui';
import { AccountNotes } from './account-notes.js';
import { LoginForm } from './login-form.js';
import { SignedInCard } from './signed-in-card.js';
import styles from './accounts.module.css';

export function LoginScreen() {
  const session = useSession();
  return (
    <>
      <PageTitle lead="For people who maintain the tests.">Sign in</PageTitle>
      <div className={styles.columns}>
        {session ? <SignedInCard username={session.username} /> : <LoginForm />}
        <AccountNotes>
          {session ? null : (
            <p>
              No account yet? Do you need one? <a href="/signup">Sign up</a>.
            </p>
          )}
        </AccountNotes>
      </div>
    </>
  );
}
