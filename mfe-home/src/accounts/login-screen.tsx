import { useSession } from '@mockingbird/platform';
import { PageTitle, rich } from '@mockingbird/ui';
import { AccountNotes } from './account-notes.js';
import { LoginForm } from './login-form.js';
import { SignedInCard } from './signed-in-card.js';
import styles from './accounts.module.css';
import * as messages from '../messages/accounts.js';

export function LoginScreen() {
  const session = useSession();
  return (
    <>
      <PageTitle lead={messages.forEditorsAndAdmins}>{messages.signIn}</PageTitle>
      <div className={styles.columns}>
        {session ? <SignedInCard username={session.username} /> : <LoginForm />}
        <AccountNotes>
          {session ? null : (
            <p>{rich(messages.needAnEditorAccount, { a: (text) => <a href="/signup">{text}</a> })}</p>
          )}
        </AccountNotes>
      </div>
    </>
  );
}
