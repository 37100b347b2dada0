import { useEffect, useRef } from 'react';
import { checkIcon, classNames, crossIcon, Icon, infoIcon, warnIcon } from '@mockingbird/ui';
import { CheckedUpload } from './checked-upload.js';
import { FailedUpload } from './failed-upload.js';
import { lookAgain, publication } from './next-upload.js';
import { Preview } from './preview.js';
import { toneOf, wordsOf } from './result-words.js';
import { Sending } from './sending.js';
import { StoredUpload } from './stored-upload.js';
import { uploadTypeOf } from './upload-type-of.js';
import type { Upload } from './use-upload.js';
import classes from './result.module.css';

const ICONS = { info: infoIcon, right: checkIcon, wrong: crossIcon, warn: warnIcon } as const;

export interface ResultProps {
  upload: Upload;
  /** It was taken back. */
  onUndone: (message: string) => void;
}

/**
 * How the upload went, under the form. The message stands in one element that is always there, so that screen readers
 * hear it change, and not the long lists beneath.
 */
export function Result({ upload, onUndone }: ResultProps) {
  const message = useRef<HTMLDivElement>(null);
  const { state } = upload;
  const words = wordsOf(state);
  const tone = toneOf(state);
  useEffect(() => {
    if (words) message.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  return (
    <div className={classes.result}>
      <div className={classNames(classes.box, words !== '' && classes[tone])}>
        <div ref={message} className={classes.message}>
          {words ? <Icon drawing={ICONS[tone]} className={classes.icon ?? ''} /> : null}
          <p role="status">{words}</p>
        </div>
        <More upload={upload} onUndone={onUndone} />
      </div>
      {state.kind === 'checked' && state.result.preview ? <Preview {...state.result.preview} /> : null}
    </div>
  );
}

function More({ upload, onUndone }: ResultProps) {
  const { state, send, cancel } = upload;
  if (state.kind === 'sending') return <Sending share={state.share} onCancel={cancel} />;
  if (state.kind === 'failed') {
    const again = lookAgain(state);
    return (
      <FailedUpload
        failure={state.failure}
        type={uploadTypeOf(state.sent)}
        onLookAgain={again && (() => void send(again))}
      />
    );
  }
  if (state.kind === 'checked') {
    const { result, sent } = state;
    return <CheckedUpload result={result} sent={sent} onPublish={() => void send(publication(state))} />;
  }
  if (state.kind === 'stored') {
    return <StoredUpload result={state.result} sent={state.sent} onUndone={onUndone} />;
  }
  return null;
}
