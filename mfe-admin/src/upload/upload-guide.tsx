import { Card, rich } from '@mockingbird/ui';
import classes from './upload-guide.module.css';
import * as messages from '../messages/upload.js';

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
    <Card as="aside" aria-label={messages.howItWorks} className={classes.guide ?? ''}>
      <h2>{messages.howItWorks}</h2>
      <ol className={classes.steps}>
        <li>{rich(messages.uploadTheExam, { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(messages.uploadItsMockTests, { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(messages.uploadTheQuestions, { strong: (text) => <strong>{text}</strong> })}</li>
      </ol>
      <h3>{messages.aQuestionFile}</h3>
      {/* Focusable, so that it can be scrolled by keyboard on narrow screens. */}
      <pre tabIndex={0} role="region" aria-label={messages.sampleQuestionFile} className={classes.sample}>
        {SAMPLE}
      </pre>
      <ul className={classes.steps}>
        <li>{messages.theRightAnswerCounts}</li>
        <li>{messages.writeMathBetweenDollar}</li>
        <li>
          {rich(messages.anOption, {
            code: (text) => <code>{text}</code>,
            code2: (text) => <code>{text}</code>,
          })}
        </li>
        <li>
          {rich(messages.questionsOneAfterAnother, {
            code: (text) => <code>{text}</code>,
            code2: (text) => <code>{text}</code>,
            code3: (text) => <code>{text}</code>,
          })}
        </li>
        <li>
          {rich(messages.mistakesMaySayWhy, {
            code: (text) => <code>{text}</code>,
            code2: (text) => <code>{text}</code>,
          })}
        </li>
        <li>
          {rich(messages.sourceMayNameWhat, {
            code: (text) => <code>{text}</code>,
            code2: (text) => <code>{text}</code>,
          })}
        </li>
        <li>{messages.nothingIsStoredUnless}</li>
      </ul>
    </Card>
  );
}
