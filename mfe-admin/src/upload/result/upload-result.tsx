import { useEffect, useRef } from 'react';
import { checkIcon, classNames, crossIcon, Icon, infoIcon, warnIcon } from '@mockingbird/ui';
import { StatusLine } from '../../screen/status-line.js';
import { NotYet } from '../../lazy-code/loading.js';
import type { MoreArrival } from '../upload-form-code.js';
import { toneOf, wordsOf } from './result-message.js';
import { Sending } from './upload-progress.js';
import type { Upload } from '../submit/use-upload.js';
import classes from './upload-result.module.css';

const ICONS = { info: infoIcon, right: checkIcon, wrong: crossIcon, warn: warnIcon } as const;

export interface ResultProps {
  upload: Upload;
  more: MoreArrival;
  /** It was taken back. */
  onUndone: (message: string) => void;
}

/**
 * How the upload went, under the form. The message stands in one element that is always there, so that screen readers
 * hear it change, and not the long lists beneath.
 */
export function Result({ upload, more, onUndone }: ResultProps) {
  const message = useRef<HTMLDivElement>(null);
  const { state, cancel } = upload;
  const words = wordsOf(state);
  const tone = toneOf(state);
  useEffect(() => {
    if (words) message.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  const isAnswered = state.kind !== 'idle' && state.kind !== 'sending';
  const { ResultDetails, Preview } = more.code ?? {};
  return (
    <div className={classes.result}>
      <div className={classNames(classes.box, words !== '' && classes[tone])}>
        <div ref={message} className={classes.message}>
          {words ? <Icon drawing={ICONS[tone]} className={classes.icon ?? ''} /> : null}
          <StatusLine told={words} shown={state.kind}>
            {words}
          </StatusLine>
        </div>
        {state.kind === 'sending' ? <Sending share={state.share} onCancel={cancel} /> : null}
        {isAnswered && ResultDetails ? <ResultDetails upload={upload} onUndone={onUndone} /> : null}
        {isAnswered && !ResultDetails ? <NotYet {...more} /> : null}
      </div>
      {Preview && state.kind === 'checked' && state.result.preview ? (
        <Preview {...state.result.preview} />
      ) : null}
    </div>
  );
}
