import { PageTitle, Prose } from '@mockingbird/ui';
import { SupportContact } from './support-contact.js';

export function AboutScreen() {
  return (
    <>
      <PageTitle lead="Free mock tests, honest scores.">About Mockingbird</PageTitle>
      <Prose>
        <p>
          Mockingbird lets you try an exam before it counts. We have timed mock tests for the DMV test, for
          Indian government and bank exams, and for math topics. We also have{' '}
          <a href="/tools">score calculators</a> for the SAT, the ACT and 17 AP subjects,{' '}
          <a href="/articles">articles</a> about the exams, and a <a href="/blog">blog</a>.
        </p>
        <h2>What we promise</h2>
        <ul>
          <li>
            <strong>Free, no account.</strong> Everything here is open to everyone. You can{' '}
            <a href="/signup">sign up</a>, but you don&apos;t have to. Accounts are for people who add exams
            and tests.
          </li>
          <li>
            <strong>Honest scores.</strong> Every test tells you how it&apos;s marked, and every result shows
            how we got it. A calculator gives an estimate, and says so.
          </li>
          <li>
            <strong>Your work stays yours.</strong> Your answers stay on your device. When you submit, we
            receive anonymous counts. You can turn that off. The <a href="/privacy">privacy page</a> lists
            everything that leaves your device.
          </li>
          <li>
            <strong>For any phone.</strong> The site works on slow networks and small screens, by keyboard and
            with screen readers. Once you start a test, you can finish it offline.
          </li>
        </ul>
        <h2>How the tests are made</h2>
        <p>
          We write our own questions in the style of the real exams. They aren&apos;t from past papers. Full
          tests are as long as the real exam, and mini tests are much shorter. Both have about the real pace
          and the real marking. Rules change, so read the official notice before you book a date.
        </p>
        <p>Found a wrong question? Please report it on the results page. Our editors will look at it.</p>
        <h2>Who we are not</h2>
        <p>
          Mockingbird is independent. No DMV, exam board or college board owns it or backs it. Exam names
          belong to their owners.
        </p>
        <SupportContact />
      </Prose>
    </>
  );
}
