import type { UploadType } from '@mockingbird/contracts';
import classes from './upload-form.module.css';
import * as messages from '../messages/upload.js';

const TYPES: readonly { value: UploadType; label: string }[] = [
  { value: 'exam', label: messages.exam },
  { value: 'mocktest', label: messages.mockTest },
  { value: 'questions', label: messages.questions },
];

/** Selects the upload type. The radio buttons are uncontrolled: one may be selected before hydration. */
export function TypeChooser({ onChoose }: { onChoose: (type: UploadType) => void }) {
  return (
    <fieldset>
      <legend className={classes.legend}>{messages.whatDoYouWant}</legend>
      <div className={classes.types}>
        {TYPES.map(({ value, label }) => (
          <label key={value} className={classes.type}>
            <input
              type="radio"
              name="uploadType"
              value={value}
              defaultChecked={value === 'exam'}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
