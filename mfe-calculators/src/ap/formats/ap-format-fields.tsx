import { ApInputFields } from '../parts/ap-input-fields.js';
import { findFormat, type ApFormat, type ApFormatName, type ApFormats } from './ap-format.js';
import { ApFormatSwitch } from './ap-format-switch.js';
import { switchFormat, type ApFormatInputs } from './format-inputs.js';

export interface ApFormatFieldsProps {
  formats: ApFormats;
  format: ApFormat;
  inputs: ApFormatInputs;
  onChange: (update: (present: ApFormatInputs) => ApFormatInputs) => void;
}

/** The choice of the format, and the inputs of the chosen one. */
export function ApFormatFields({ formats, format, inputs, onChange }: ApFormatFieldsProps) {
  const setFormat = (name: ApFormatName) =>
    onChange((present) =>
      switchFormat(present, findFormat(formats, present.format), findFormat(formats, name)),
    );
  return (
    <>
      <ApFormatSwitch formats={formats} format={format} onChange={setFormat} />
      <ApInputFields
        exam={format.exam}
        inputs={inputs}
        onChange={(update) => onChange((present) => ({ ...present, ...update(present) }))}
      />
    </>
  );
}
