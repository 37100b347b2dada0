import { useId, useRef, useState, type DragEvent } from 'react';
import { READABLE_EXTENSIONS } from '@mockingbird/question-formats';
import { classNames, Icon, uploadIcon } from '@mockingbird/ui';
import classes from '../upload-form.module.css';
import type { SourceFile } from './reading/reading-state.js';
import * as messages from '../../messages/upload/question-file.js';

const KB = 1024;

const formatSize = (bytes: number): string =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

export interface FileDropZoneProps {
  file: SourceFile | undefined;
  onChoose: (file: File) => void;
  issue?: string | undefined;
}

/** Chooses a file with the browser's file picker, which works by keyboard, or by dropping it on the zone. */
export function FileDropZone({ file, onChoose, issue }: FileDropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const first = files?.[0];
    if (first) onChoose(first);
  };
  const setDragging = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <div
      className={classNames(classes.zone, isOver && classes.over)}
      onDragEnter={setDragging(true)}
      onDragOver={setDragging(true)}
      onDragLeave={setDragging(false)}
      onDrop={(event) => {
        setDragging(false)(event);
        const { files } = event.dataTransfer;
        // The picker then shows the dropped file's name too.
        if (input.current && files.length > 0) input.current.files = files;
        choose(files);
      }}
    >
      <Icon drawing={uploadIcon} className={classes.zoneIcon ?? ''} />
      <label htmlFor={id} className={classes.zoneLabel}>
        {messages.questionsFile}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={READABLE_EXTENSIONS.join(',')}
        // Choosing the same file again, for example after a correction, must fire a change event.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        aria-describedby={`${id}-state`}
        aria-invalid={issue ? true : undefined}
        onChange={(event) => {
          // The form's own change handler would discard the message about this file.
          event.stopPropagation();
          choose(event.target.files);
        }}
        className={classes.picker}
      />
      <p id={`${id}-state`} className={classes.zoneState}>
        {file ? (
          <>
            <strong>{file.name}</strong>, {formatSize(file.size)}
          </>
        ) : (
          messages.chooseAFile
        )}
        {issue ? <span className={classes.zoneIssue}> {issue}</span> : null}
      </p>
    </div>
  );
}
