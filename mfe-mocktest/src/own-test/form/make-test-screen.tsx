import { Breadcrumbs, Button, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { useState } from 'react';
import { PRACTICE_TESTS_PATH } from '../../paths.js';
import { DrawChoice } from './draw-choice.js';
import type { MakeTestData } from './load-make-test.js';
import { SourceChoice } from './source-choice.js';
import { useOffer } from './use-offer.js';
import styles from './make-test.module.css';

/** The form of an own test: an exam or topics first, then what their questions offer. */
export function MakeTestScreen({ exams, chosen }: MakeTestData) {
  const [source, setSource] = useState({ exams: chosen === '' ? [] : [chosen], isAptitude: false });
  const { offer, hasFailed, retry } = useOffer(source.exams);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Mock tests', href: PRACTICE_TESTS_PATH },
          { label: 'Make your own test' },
        ]}
      />
      <PageTitle lead="Choose what to practice. The link of your test always opens the same questions, so you can share it.">
        Make your own test
      </PageTitle>
      <div className={styles.form}>
        <SourceChoice
          exams={exams}
          chosen={source.exams}
          isAptitude={source.isAptitude}
          onChange={setSource}
        />
        {offer ? <DrawChoice key={source.exams.join(' ')} offer={offer} exams={source.exams} /> : null}
        {hasFailed ? (
          <Notice tone="wrong" role="alert">
            <p>The questions could not be loaded. Check your connection and try again.</p>
            <Button variant="quiet" onClick={retry}>
              Try again
            </Button>
          </Notice>
        ) : null}
        {!offer && !hasFailed && source.exams.length > 0 ? (
          <Skeleton shape="text" count={3} label="Loading the questions" />
        ) : null}
        <noscript>
          <p>Turn on JavaScript to make a test. Ready-made tests are on the page of each exam.</p>
        </noscript>
      </div>
    </>
  );
}
