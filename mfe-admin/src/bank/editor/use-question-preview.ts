import { useEffect, useState } from 'react';
import type { Question, QuestionPreview } from '@mockingbird/contracts';
import { type Session, useApi } from '@mockingbird/platform';
import { PREVIEW_DELAY_MS } from '../../limits.js';
import { type Failure, toFailure } from '../../api/failure.js';

export interface LivePreview {
  /** The latest check, perhaps of an earlier text. */
  check: QuestionPreview | undefined;
  /** The latest question without issues, to be shown while the present one has some. */
  shown: Pick<QuestionPreview, 'question' | 'math'> | undefined;
  failure: Failure | undefined;
}

const NOTHING: LivePreview = { check: undefined, shown: undefined, failure: undefined };

/** Checks a question a moment after each change, and renders its formulas. */
export function useQuestionPreview({ token }: Session, question: Question): LivePreview {
  const api = useApi();
  const [preview, setPreview] = useState(NOTHING);
  const text = JSON.stringify(question);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const calls = await api.admin(token);
        const check = await calls.previewQuestion(JSON.parse(text), { signal });
        if (!signal.aborted) setPreview(({ shown }) => toPreview(check, shown));
      } catch (error) {
        if (!signal.aborted) setPreview((latest) => ({ ...latest, failure: toFailure(error) }));
      }
    };
    const timer = setTimeout(() => void load(), PREVIEW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, token, text]);
  return preview;
}

const toPreview = (check: QuestionPreview, shown: LivePreview['shown']): LivePreview => ({
  check,
  shown: check.question === undefined ? shown : check,
  failure: undefined,
});
