import type { Score } from '@mockingbird/exam-core';
import { toNumber } from '@mockingbird/remote-kit';
import { Button, Dialog, Icon, downloadIcon, shareIcon } from '@mockingbird/ui';
import { useEffect, useRef, useState } from 'react';
import type { AttemptResult } from '../attempt-result.js';
import { cardSentence, cardTexts } from './card-texts.js';
import { CARD_SIZE, drawCard } from './draw-card.js';
import { canSharePictures, savePicture, sharePicture } from './share-picture.js';
import styles from './share-dialog.module.css';
import * as messages from '../../messages/results/share/share-dialog.js';

export interface ShareDialogProps {
  result: AttemptResult;
  score: Score;
  open: boolean;
  onClose: () => void;
}

/** Shows the card, and lets the student share or save it. */
export function ShareDialog({ result, score, open, onClose }: ShareDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const texts = cardTexts(result, score, window.location.host);
  useEffect(() => {
    const context = open ? canvas.current?.getContext('2d') : undefined;
    if (context) drawCard(context, texts, toNumber(score.percentage));
  });
  const run = (action: (element: HTMLCanvasElement) => Promise<void>) => {
    if (!canvas.current) return;
    setFailed(false);
    action(canvas.current).catch(() => setFailed(true));
  };
  const canShare = open && canSharePictures();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.shareYourResult}
      actions={
        <>
          {canShare ? (
            <Button onClick={() => run((element) => sharePicture(element, cardSentence(texts)))}>
              <Icon drawing={shareIcon} />
              {messages.shareThePicture}
            </Button>
          ) : null}
          <Button variant={canShare ? 'quiet' : 'primary'} onClick={() => run(savePicture)}>
            <Icon drawing={downloadIcon} />
            {messages.saveThePicture}
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        width={CARD_SIZE}
        height={CARD_SIZE}
        role="img"
        aria-label={cardSentence(texts)}
        className={styles.card}
      />
      <p className={styles.note}>{messages.thePictureIsMade}</p>
      {failed ? <p role="alert">{messages.thePictureCouldNot}</p> : null}
    </Dialog>
  );
}
