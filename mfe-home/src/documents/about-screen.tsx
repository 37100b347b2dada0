import { PageTitle, Prose } from '@mockingbird/ui';
import { SupportContact } from './support-contact.js';

export function AboutScreen() {
  return (
    <>
      <PageTitle lead="Free mock tests, honest scores.">About Mockingbird</PageTitle>
      <Prose>
        <p>
          Mockingbird is a place to practise an exam before it counts. It has timed mock tests for
          driving-licence written tests, for Indian government and bank exams and for quantitative aptitude.
          It also has <a href="/tools">score calculators</a> for the SAT, the ACT and 17 AP subjects,{' '}
          <a href="/articles">articles</a> about the exams, and a <a href="/blog">blog</a>.
        </p>
        <h2>What we promise</h2>
        <ul>
          <li>
            <strong>Free, and no account.</strong> Every test, result, calculator and article is open to
            everyone. You can <a href="/signup">sign up</a>, but you don&apos;t have to: accounts are for
            people who upload exams and tests.
          </li>
          <li>
            <strong>Honest scores.</strong> Every test explains its marking, negative marks included, and
            every result shows its calculation. A calculator gives an estimate, and it says so.
          </li>
          <li>
            <strong>Your work stays yours.</strong> Answers and results stay on your device. When you submit a
            whole test, it sends anonymous counts, unless you turn that off. The{' '}
            <a href="/privacy">privacy page</a> lists everything that leaves your device.
          </li>
          <li>
            <strong>For any phone.</strong> The site works on slow networks and small screens, with keyboards
            and with screen readers. A test that you have started works without a network.
          </li>
        </ul>
        <h2>How the tests are made</h2>
        <p>
          We write our own questions in the style of the real exams. They are not from past papers. Most tests
          are short: a tenth or a quarter of the real paper, with its sections, its marking and about its
          pace. Rules change: before you book a date, read the official notice of your exam.
        </p>
        <p>
          If a question is wrong, please report it on the results page. The report goes to the people who
          maintain the tests.
        </p>
        <h2>Who we are not</h2>
        <p>
          Mockingbird is independent. It does not belong to, and is not endorsed by, any motor-vehicle agency,
          examining body or college board. The names of exams belong to their owners.
        </p>
        <SupportContact />
      </Prose>
    </>
  );
}
