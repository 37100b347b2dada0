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
      <PageTitle lead="For editors and admins.">Sign in</PageTitle>
      <div className={styles.columns}>
        {session ? <SignedInCard username={session.username} /> : <LoginForm />}
        <AccountNotes>
          {session ? null : (
            <p>
              Need an editor account? <a href="/signup">Sign up</a>.
            </p>
          )}
        </AccountNotes>
      </div>
    </>
  );
}
