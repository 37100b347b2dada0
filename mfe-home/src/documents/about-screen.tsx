import { PageTitle, Prose } from '@mockingbird/ui';
import { SupportContact } from './support-contact.js';

export function AboutScreen() {
  return (
    <>
      <PageTitle lead="Free mock tests, honest scores.">About Mockingbird</PageTitle>
      <Prose>
        <p>
          Mockingbird is a place to sit an exam before it counts. It has timed mock tests for driving-licence
          written tests, for Indian government and bank exams and for quantitative aptitude. Beside them stand{' '}
          <a href="/tools">score calculators</a> for the SAT, the ACT and 17 AP subjects,{' '}
          <a href="/articles">articles</a> about the exams, and a <a href="/blog">blog</a>.
        </p>
        <h2>What we hold ourselves to</h2>
        <ul>
          <li>
            <strong>Free, and no account.</strong> Every test, result, calculator and article is open to
            everyone. One can <a href="/signup">sign up</a>, and nothing is held back from those who do not:
            accounts are for those who upload exams and tests.
          </li>
          <li>
            <strong>Honest scores.</strong> The marking is written out, negative marks included, and the
            arithmetic of a result stands beside it. What a calculator shows is an estimate, and it says so.
          </li>
          <li>
            <strong>Your work stays yours.</strong> Answers and results live on your device; of a whole test
            that you hand in, anonymous counts leave it unless you switch that off. The{' '}
            <a href="/privacy">privacy page</a> lists everything that leaves it.
          </li>
          <li>
            <strong>For any phone.</strong> The site is made for slow networks and small screens, for
            keyboards and for screen readers, and a test that is open goes on without a network.
          </li>
        </ul>
        <h2>How the tests are made</h2>
        <p>
          Our questions are our own, written for practice in the manner of the real exams; they are not taken
          from past papers. Most are short: a tenth or a quarter of the real paper, with its sections, its
          marking and about its pace. Rules change: before you book a date, read the notice of the body that
          holds your exam.
        </p>
        <p>
          If a question is wrong, say so where the results page explains it: the report goes to those who look
          after the tests.
        </p>
        <h2>Who we are not</h2>
        <p>
          Mockingbird is independent. It does not belong to, and is not endorsed by, any motor-vehicle agency,
          examining body or college board. The names of exams belong to those who hold them.
        </p>
        <SupportContact />
      </Prose>
    </>
  );
}
