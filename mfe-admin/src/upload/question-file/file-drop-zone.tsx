import { useId, useRef, useState, type DragEvent } from 'react';
import { classNames, Icon, uploadIcon } from '@mockingbird/ui';
import classes from '../upload-form.module.css';

const KB = 1024;

const sizeOf = (bytes: number): string =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

export interface FileZoneProps {
  file: File | undefined;
  onChoose: (file: File) => void;
  fault?: string | undefined;
}

/** Takes a file: by the browser's own picker, which works by keyboard, or dropped anywhere on the zone. */
export function FileZone({ file, onChoose, fault }: FileZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen) onChoose(chosen);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <div
      className={classNames(classes.zone, isOver && classes.over)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const { files } = event.dataTransfer;
        // The picker then names the dropped file too.
        if (input.current && files.length > 0) input.current.files = files;
        take(files);
      }}
    >
      <Icon drawing={uploadIcon} className={classes.zoneIcon ?? ''} />
      <label htmlFor={id} className={classes.zoneLabel}>
        Questions file (.json)
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".json,application/json"
        // So that choosing the same file again, corrected meanwhile, is a choice too.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        aria-describedby={`${id}-state`}
        aria-invalid={fault ? true : undefined}
        onChange={(event) => {
          // What the form makes of a change would take away what is said of this one.
          event.stopPropagation();
          take(event.target.files);
        }}
        className={classes.picker}
      />
      <p id={`${id}-state`} className={classes.zoneState}>
        {file ? (
          <>
            <strong>{file.name}</strong>, {sizeOf(file.size)}
          </>
        ) : (
          'Choose it, or drop it here.'
        )}
        {fault ? <span className={classes.zoneFault}> {fault}</span> : null}
      </p>
    </div>
  );
}
