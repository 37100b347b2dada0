import { Breadcrumbs, Button, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { useState } from 'react';
import { PRACTICE_TESTS_PATH } from '../../paths.js';
import { DrawChoice } from './draw-choice.js';
import type { MakeTestData } from './load-make-test.js';
import { SourceChoice } from './source-choice.js';
import { useOffer } from './use-offer.js';
import styles from './make-test.module.css';
import * as messages from '../../messages/own-test/form.js';

/** The form of an own test: an exam or topics first, then what their questions offer. */
export function MakeTestScreen({ exams, chosen, topic }: MakeTestData) {
  const [source, setSource] = useState({ exams: chosen === '' ? [] : [chosen], isAptitude: false });
  const { offer, hasFailed, retry } = useOffer(source.exams);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: messages.home, href: '/' },
          { label: messages.mockTests, href: PRACTICE_TESTS_PATH },
          { label: messages.makeYourOwnTest },
        ]}
      />
      <PageTitle lead={messages.chooseWhatToPractice}>{messages.makeYourOwnTest}</PageTitle>
      <div className={styles.form}>
        <SourceChoice
          exams={exams}
          chosen={source.exams}
          isAptitude={source.isAptitude}
          onChange={setSource}
        />
        {offer ? (
          <DrawChoice
            key={source.exams.join(' ')}
            offer={offer}
            exams={source.exams}
            topic={source.exams[0] === chosen ? topic : undefined}
          />
        ) : null}
        {hasFailed ? (
          <Notice tone="wrong" role="alert">
            <p>{messages.theQuestionsCouldNot}</p>
            <Button variant="quiet" onClick={retry}>
              {messages.tryAgain}
            </Button>
          </Notice>
        ) : null}
        {!offer && !hasFailed && source.exams.length > 0 ? (
          <Skeleton shape="text" count={3} label={messages.loadingTheQuestions} />
        ) : null}
        <noscript>
          <p>{messages.turnOnJavascript}</p>
        </noscript>
      </div>
    </>
  );
}
