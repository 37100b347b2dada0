import { useEffect, useRef, useState } from 'react';
import { checkIcon, classNames, crossIcon, Icon, infoIcon, warnIcon } from '@mockingbird/ui';
import { StatusLine } from '../../screen/status-line.js';
import { Loading } from '../../lazy-code/loading.js';
import type { OpenedQuestion } from '../preview/question-list.js';
import type { UploadFormCodeState } from '../upload-form-code.js';
import { chooseTone, describeState } from './result-message.js';
import { UploadProgress } from './upload-progress.js';
import type { Upload } from '../submit/use-upload.js';
import classes from './result-panel.module.css';

const ICONS = { info: infoIcon, right: checkIcon, wrong: crossIcon, warn: warnIcon } as const;

export interface ResultPanelProps {
  upload: Upload;
  formCode: UploadFormCodeState;
  /** An upload was undone. */
  onUndone: (message: string) => void;
}

/**
 * Shows the outcome under the form. The message is in an element that always exists: screen readers announce it, but
 * not the long lists below.
 */
export function ResultPanel({ upload, formCode, onUndone }: ResultPanelProps) {
  const message = useRef<HTMLDivElement>(null);
  const { state, cancel } = upload;
  const [opened, setOpened] = useState<OpenedQuestion & { state: unknown }>();
  const text = describeState(state);
  const tone = chooseTone(state);
  useEffect(() => {
    if (text) message.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  const isAnswered = state.kind !== 'idle' && state.kind !== 'sending';
  const { ResultDetails, UploadPreview } = formCode.code ?? {};
  return (
    <div className={classes.result}>
      <div className={classNames(classes.box, text !== '' && classes[tone])}>
        <div ref={message} className={classes.message}>
          {text ? <Icon drawing={ICONS[tone]} className={classes.icon ?? ''} /> : null}
          <StatusLine message={text} refocusKey={state.kind}>
            {text}
          </StatusLine>
        </div>
        {state.kind === 'sending' ? <UploadProgress share={state.share} onCancel={cancel} /> : null}
        {isAnswered && ResultDetails ? (
          <ResultDetails
            upload={upload}
            onUndone={onUndone}
            onOpenQuestion={(index) => setOpened({ index, state })}
          />
        ) : null}
        {isAnswered && !ResultDetails ? <Loading {...formCode} /> : null}
      </div>
      {UploadPreview && state.kind === 'checked' && state.result.preview ? (
        <UploadPreview {...state.result.preview} opened={opened?.state === state ? opened : undefined} />
      ) : null}
    </div>
  );
}
