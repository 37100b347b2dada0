import { useEffect, useRef, useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { Button, Field } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { PictureDialog } from './picture-dialog.js';
import { NO_PICTURE, type PictureValue } from './picture-value.js';
import { useUploadPicture } from './use-upload-picture.js';
import { useWaitingPicture } from './waiting-pictures.js';
import classes from './media.module.css';
import * as messages from '../messages/texts/media.js';

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml';

export interface PictureFieldProps {
  /** Names the group: 'Cover picture'. */
  legend: string;
  session: Session;
  value: PictureValue;
  onChange: (value: PictureValue) => void;
  /** Whether a picture without a text alternative is an error. */
  altRequired?: boolean;
  /** Message of the services about the address. */
  issue?: string | undefined;
}

/** A picture: its address, typed or uploaded or chosen, and its text alternative. */
export function PictureField({ legend, session, value, onChange, altRequired, issue }: PictureFieldProps) {
  const { url, alternativeText } = value;
  const [isAltMissing, setAltMissing] = useState(false);
  const altInput = useRef<HTMLInputElement>(null);
  const altError = isAltMissing && alternativeText.trim() === '' ? messages.textAlternativeNeeded : undefined;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{legend}</legend>
      {url === '' ? null : <img className={classes.shown} src={url} alt={alternativeText} />}
      <Field label={messages.pictureAddress} hint={messages.anAddressOr} error={issue}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={classes.control}
            value={url}
            onChange={(event) => onChange({ ...value, url: event.target.value })}
          />
        )}
      </Field>
      <Field label={messages.textAlternative} hint={messages.whatAReader} error={altError}>
        {(control) => (
          <input
            {...control}
            ref={altInput}
            type="text"
            autoComplete="off"
            className={classes.control}
            required={altRequired === true && url !== ''}
            value={alternativeText}
            onBlur={() => setAltMissing(altRequired === true && url !== '')}
            onChange={(event) => onChange({ ...value, alternativeText: event.target.value })}
          />
        )}
      </Field>
      <Uploader
        session={session}
        alternativeText={alternativeText}
        onAltNeeded={() => {
          setAltMissing(true);
          altInput.current?.focus();
        }}
        onPicture={onChange}
      />
      {url === '' ? null : (
        <p>
          <Button variant="ghost" onClick={() => onChange(NO_PICTURE)}>
            {messages.removePicture}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

interface UploaderProps {
  session: Session;
  alternativeText: string;
  onAltNeeded: () => void;
  onPicture: (value: PictureValue) => void;
}

/** Uploads a chosen file when it has a text alternative, or takes one of the uploaded pictures. */
function Uploader({ session, alternativeText, onAltNeeded, onPicture }: UploaderProps) {
  const latest = useRef({ alternativeText, onPicture });
  useEffect(() => {
    latest.current = { alternativeText, onPicture };
  });
  const [file, setFile] = useState<File>();
  const [message, setMessage] = useState('');
  const { isBusy, failure, upload } = useUploadPicture(session);
  useWaitingPicture(file?.name);
  const picker = useRef<HTMLInputElement>(null);
  const send = async (chosen: File) => {
    if (isBusy) return;
    if (alternativeText.trim() === '') {
      setMessage(messages.fileChosen(chosen.name));
      return onAltNeeded();
    }
    const picture = await upload(chosen, alternativeText.trim());
    if (picture === undefined) return setMessage('');
    setFile(undefined);
    setMessage(messages.fileUploaded(chosen.name));
    // During the upload the form may have changed: the callback of its start would put the old contents back.
    const now = latest.current;
    const isSameText = now.alternativeText === alternativeText;
    now.onPicture(isSameText ? picture : { ...picture, alternativeText: now.alternativeText });
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        aria-label={messages.pictureFile}
        className={classes.picker}
        tabIndex={-1}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // The same file can be chosen again after a failure.
          target.value = '';
          setFile(chosen);
          if (chosen) void send(chosen);
        }}
      />
      <div className={classes.actions}>
        <Button
          variant="quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => (file ? void send(file) : picker.current?.click())}
        >
          {isBusy ? messages.uploading : file ? messages.uploadFile(file.name) : messages.uploadAPicture}
        </Button>
        {file && !isBusy ? (
          <Button
            variant="ghost"
            onClick={() => {
              setFile(undefined);
              setMessage(messages.fileLeftOut(file.name));
            }}
          >
            {messages.leaveOut}
          </Button>
        ) : null}
        <UploadedPictures session={session} onPicture={onPicture} />
      </div>
      <StatusLine message={message} className={classes.soft}>
        {message}
      </StatusLine>
      {failure ? <UploadFailure failure={failure} /> : null}
    </>
  );
}

/** Opens the list of uploaded pictures. */
function UploadedPictures({ session, onPicture }: Pick<UploaderProps, 'session' | 'onPicture'>) {
  const [isListOpen, setListOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setListOpen(true)}>
        {messages.chooseUploaded}
      </Button>
      <PictureDialog
        session={session}
        open={isListOpen}
        onClose={() => setListOpen(false)}
        onChoose={(picture) => {
          setListOpen(false);
          onPicture(picture);
        }}
      />
    </>
  );
}

/** The services name what is wrong with the file in their list of issues. */
function UploadFailure({
  failure,
}: {
  failure: NonNullable<ReturnType<typeof useUploadPicture>['failure']>;
}) {
  const reason = failure.issues[0]?.message ?? failure.reason;
  return <FailureNotice title={messages.couldNotUpload} failure={{ ...failure, reason }} />;
}
