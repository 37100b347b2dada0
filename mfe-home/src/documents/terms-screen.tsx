import { PageTitle, Prose } from '@mockingbird/ui';
import { SupportContact } from './support-contact.js';

export function TermsScreen() {
  return (
    <>
      <PageTitle lead="Short, and in plain words. By using the site you agree to them.">
        Terms of use
      </PageTitle>
      <Prose>
        <h2>What you may do</h2>
        <p>
          Use every test, calculator and article for your own study, or in a class that you teach, as often as
          you like and without paying. You may print results and share links.
        </p>
        <h2>What we ask you not to do</h2>
        <ul>
          <li>Do not copy the question bank in bulk or sell what is free here.</li>
          <li>Do not overload the site, or get around its limits.</li>
          <li>Do not pass a practice result off as the result of a real exam.</li>
        </ul>
        <h2>Accounts</h2>
        <p>
          You need none to study. If you make one, give an e-mail address of your own, keep the password to
          yourself, and choose a name that claims no other person. Accounts that are used to harm the site or
          others may be closed.
        </p>
        <h2>What we cannot promise</h2>
        <p>
          Mock tests are practice and calculators give estimates; real scores come from the examining bodies
          alone. We check what we publish and mend mistakes when we learn of them, but we cannot promise that
          every question is free of them, that a pass here means a pass there, or that the site is always
          within reach. Decisions about applications, fees or travel should not rest on our figures alone.
        </p>
        <h2>Your device</h2>
        <p>
          Answers and results are kept in your browser. Clearing its data, or using another device, loses
          them.
        </p>
        <h2>Links to others</h2>
        <p>
          Some pages link to sites of others. They open in a new tab, and what they do is up to their owners.
        </p>
        <h2>Changes</h2>
        <p>
          When these terms change, the new text stands on this page. What you did before is judged by the
          terms that stood then.
        </p>
        <SupportContact />
      </Prose>
    </>
  );
}
