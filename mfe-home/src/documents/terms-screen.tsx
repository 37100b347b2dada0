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
          You need none to study. If you create one, use your own e-mail address, keep the password secret,
          and do not pretend to be another person. We may close accounts that harm the site or other people.
        </p>
        <h2>What we cannot promise</h2>
        <p>
          Mock tests are practice and calculators give estimates. Only the examining bodies give real scores.
          We check what we publish and correct mistakes when we learn of them. But we cannot promise that
          every question is correct, that a pass here means a pass in the exam, or that the site is always
          available. Please do not decide about applications, fees or travel by our figures alone.
        </p>
        <h2>Your device</h2>
        <p>
          Answers and results are stored in your browser. If you clear its data or use another device, they
          are not there.
        </p>
        <h2>Links to others</h2>
        <p>
          Some pages link to other sites. They open in a new tab, and their owners are responsible for them.
        </p>
        <h2>Changes</h2>
        <p>
          When these terms change, this page shows the new text. For what you did before, the old terms apply.
        </p>
        <SupportContact />
      </Prose>
    </>
  );
}
