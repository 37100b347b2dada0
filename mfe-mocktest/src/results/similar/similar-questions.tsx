import { useApi } from '@mockingbird/platform';
import { Button, Icon, listIcon, VisuallyHidden } from '@mockingbird/ui';
import { use, useState } from 'react';
import type { SimilarQuestions } from './load-similar.js';
import { lazySimilar, type SimilarCode } from './lazy-similar.js';
import { SimilarContext, type ReviewedTest } from './similar-context.js';
import styles from './similar-questions.module.css';
import * as messages from '../../messages/results/similar/similar-questions.js';

type Loaded = { code: SimilarCode; similar: SimilarQuestions };
type State = 'idle' | 'loading' | 'failed' | Loaded;

export interface MoreLikeThisProps {
  topic: string;
  /** One-based number of the reviewed question. */
  number: number;
}

function MoreLikeThisIn({ test, topic, number }: MoreLikeThisProps & { test: ReviewedTest }) {
  const api = useApi();
  const [state, setState] = useState<State>('idle');
  const load = () => {
    if (state === 'loading') return;
    setState('loading');
    lazySimilar
      .load()
      .then(async (code) => setState({ code, similar: await code.loadSimilar(api, test, topic) }))
      .catch(() => setState('failed'));
  };
  if (typeof state === 'object') return <state.code.SimilarList topic={topic} similar={state.similar} />;
  return (
    <div className={styles.more}>
      <Button
        variant="ghost"
        className={styles.button}
        aria-disabled={state === 'loading' || undefined}
        onClick={load}
      >
        <Icon drawing={listIcon} />
        <span>
          {state === 'loading' ? messages.lookingForMore : messages.moreQuestionsLike}{' '}
          <VisuallyHidden>{messages.questionNumber(number)}</VisuallyHidden>
        </span>
      </Button>
      {state === 'failed' ? (
        <p role="alert" className={styles.failure}>
          {messages.weCouldntLoadMore}
        </p>
      ) : null}
    </div>
  );
}

/** Offers questions of the same topic from other tests of the exam. They are loaded only when requested. */
export function MoreLikeThis(props: MoreLikeThisProps) {
  const test = use(SimilarContext);
  return test ? <MoreLikeThisIn test={test} {...props} /> : null;
}
