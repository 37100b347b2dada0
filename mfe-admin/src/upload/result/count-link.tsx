import type { UploadResult } from '@mockingbird/contracts';
import { correctTestPath } from '../../paths.js';
import * as messages from '../../messages/upload/result.js';

export interface CountLinkProps {
  result: Pick<UploadResult, 'statedQuestions'>;
  examId: string | undefined;
  testId: string | undefined;
}

/** Leads to the form of the test if it states another number of questions than it has. The message says both numbers. */
export function CountLink({ result, examId, testId }: CountLinkProps) {
  if (result.statedQuestions === undefined || !examId || !testId) return null;
  return (
    <p>
      <a href={correctTestPath(examId, testId)}>{messages.correctTheNumber}</a>
    </p>
  );
}
