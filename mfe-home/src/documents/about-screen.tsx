import { PageTitle, Prose, rich } from '@mockingbird/ui';
import { SupportContact } from './support-contact.js';
import * as messages from '../messages/documents.js';

export function AboutScreen() {
  return (
    <>
      <PageTitle lead={messages.freeMockTestsHonest}>{messages.aboutMockingbird}</PageTitle>
      <Prose>
        <p>
          {rich(messages.mockingbirdLetsYouTry, {
            a: (text) => <a href="/tools">{text}</a>,
            a2: (text) => <a href="/articles">{text}</a>,
            a3: (text) => <a href="/blog">{text}</a>,
          })}
        </p>
        <h2>{messages.whatWePromise}</h2>
        <ul>
          <li>
            {rich(messages.freeNoAccountEverything, {
              strong: (text) => <strong>{text}</strong>,
              a: (text) => <a href="/signup">{text}</a>,
            })}
          </li>
          <li>{rich(messages.honestScoresEveryTest, { strong: (text) => <strong>{text}</strong> })}</li>
          <li>
            {rich(messages.yourWorkStaysYours, {
              strong: (text) => <strong>{text}</strong>,
              a: (text) => <a href="/privacy">{text}</a>,
            })}
          </li>
          <li>{rich(messages.forAnyPhone, { strong: (text) => <strong>{text}</strong> })}</li>
        </ul>
        <h2>{messages.howTheTests}</h2>
        <p>{messages.weWriteOurOwn}</p>
        <p>{messages.foundAWrongQuestion}</p>
        <h2>{messages.whoWeAreNot}</h2>
        <p>{messages.mockingbirdIsIndependentNo}</p>
        <SupportContact />
      </Prose>
    </>
  );
}
