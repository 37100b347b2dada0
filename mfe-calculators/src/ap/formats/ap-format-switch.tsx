import { ChoiceSwitch } from '../../inputs/choice-switch.js';
import { FormatNote } from '../../page/format-note.js';
import type { ApFormat, ApFormatName, ApFormats } from './ap-format.js';
import * as messages from '../../messages/ap/formats.js';

export interface ApFormatSwitchProps {
  formats: ApFormats;
  format: ApFormat;
  onChange: (name: ApFormatName) => void;
}

/** Switches between today's exam and the one before. Subjects with one format have no switch, only its note. */
export function ApFormatSwitch({ formats, format, onChange }: ApFormatSwitchProps) {
  return (
    <>
      {formats.length > 1 ? (
        <ChoiceSwitch
          legend={messages.whichFormat}
          name="format"
          choices={formats.map(({ name, label }) => ({ value: name, label }))}
          value={format.name}
          onChange={onChange}
        />
      ) : null}
      <FormatNote format={format.years} changed={format.changed} />
    </>
  );
}
