import type { Exam } from '@mockingbird/contracts';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink } from '@mockingbird/ui';
import { useMemo } from 'react';
import { linkWithState } from '../../page/link-with-state.js';
import { mockTestPath } from '../../paths.js';
import { mockTestTitle } from '../mock-test-title.js';
import { chooseNextTest } from './choose-next-test.js';
import styles from './start-next-test.module.css';

/** The main button of an exam: the first test that this device has no result of. The server does not know the device. */
export function StartNextTest({ exam }: { exam: Exam }) {
  const { examId, mockTests } = exam;
  const hydrated = useHydrated();
  const next = useMemo(() => chooseNextTest(mockTests, hydrated), [mockTests, hydrated]);
  if (!next) return null;
  return (
    <p className={styles.start}>
      <ButtonLink
        href={mockTestPath(examId, next.test.testId)}
        anchor={linkWithState({ test: next.test })}
        className={styles.button ?? ''}
      >
        {`${next.verb} ${mockTestTitle(next.test)}`}
      </ButtonLink>
    </p>
  );
}
