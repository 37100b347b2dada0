import { Card } from '@mockingbird/ui';
import classes from './upload-guide.module.css';

const SAMPLE = `[
  {
    "questionId": "q1",
    "questionText": "What is $1+1$?",
    "options": ["1", "2", "3"],
    "correctAnswer": 1,
    "explanation": "One and one."
  }
]`;

/** Explains the upload steps and the format of a question file. */
export function UploadGuide() {
  return (
    <Card as="aside" aria-label="How it works" className={classes.guide ?? ''}>
      <h2>How it works</h2>
      <ol className={classes.steps}>
        <li>
          Upload the <strong>exam</strong>.
        </li>
        <li>
          Upload its <strong>mock tests</strong>.
        </li>
        <li>
          Upload the <strong>questions</strong> of each test. Check first to see what students will see.
        </li>
      </ol>
      <h3>A question file</h3>
      {/* Focusable, so that it can be scrolled by keyboard on narrow screens. */}
      <pre tabIndex={0} role="region" aria-label="Sample question file" className={classes.sample}>
        {SAMPLE}
      </pre>
      <ul className={classes.steps}>
        <li>The right answer counts from 0: 1 is the second option.</li>
        <li>Write math between dollar signs. Write \$ for a dollar sign.</li>
        <li>
          An option may be <code>{'{ "text": "...", "image": "https://..." }'}</code>; a question may have a{' '}
          <code>questionImage</code>.
        </li>
        <li>
          Questions one after another with the same <code>passage</code> show it once. A table in it is
          written as in Markdown: lines of <code>| a | b |</code>. A chart is its <code>passageImage</code>.
        </li>
        <li>
          <code>mistakes</code> may say why a wrong option is tempting:{' '}
          <code>{'[{ "option": 0, "text": "..." }]'}</code>. Options count from 0.
        </li>
        <li>
          <code>source</code> may name what says so:{' '}
          <code>{'{ "name": "...", "address": "https://..." }'}</code>. It is shown with the explanation.
        </li>
        <li>Nothing is stored unless everything is right.</li>
      </ul>
    </Card>
  );
}
