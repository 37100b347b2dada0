import { PageTitle, Prose } from '@mockingbird/ui';
import { SupportContact } from './support-contact.js';

export function TermsScreen() {
  return (
    <>
      <PageTitle lead="Short and plain. When you use the site, you agree to them.">Terms of use</PageTitle>
      <Prose>
        <h2>What you may do</h2>
        <p>
          Use every test, calculator and article to study or to teach, as often as you like, for free. You can
          print results and share links.
        </p>
        <h2>What you may not do</h2>
        <ul>
          <li>Don&apos;t copy our questions in bulk, and don&apos;t sell what is free here.</li>
          <li>Don&apos;t overload the site or get around its limits.</li>
          <li>Don&apos;t pass off a practice result as a real one.</li>
        </ul>
        <h2>Accounts</h2>
        <p>
          You don&apos;t need an account to study. If you create one, use your own email, keep your password
          secret and don&apos;t pretend to be someone else. We may close accounts that do harm.
        </p>
        <h2>What we can&apos;t promise</h2>
        <p>
          Mock tests are practice, and calculators give estimates. Only the exam boards give real scores. We
          check what we publish and fix mistakes when we hear of them. But we can&apos;t promise that every
          question is right or that the site is always up. A pass here is no promise of a pass in the exam.
          Please don&apos;t decide on applications, fees or travel by our numbers alone.
        </p>
        <h2>Your device</h2>
        <p>
          Your answers and results are saved in your browser. If you clear its data or use another device,
          they won&apos;t be there.
        </p>
        <h2>Links to others</h2>
        <p>Some pages link to other sites. Those sites have their own terms.</p>
        <h2>Changes</h2>
        <p>
          If we change these terms, you&apos;ll find the new text here. The old terms apply to what you did
          before.
        </p>
        <SupportContact />
      </Prose>
    </>
  );
}
