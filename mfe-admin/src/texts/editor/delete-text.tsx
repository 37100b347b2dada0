import type { TextRow } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { may } from '../../api/may.js';
import { BinButton } from '../../bin/bin-button.js';
import * as messages from '../../messages/bin.js';

export interface DeleteTextProps {
  /** The stored text; undefined for a new one. */
  row: TextRow | undefined;
  /** Whether a text ships with the product at its address: it comes back then. */
  ships: boolean;
  /** @param message what happened */
  onDeleted: (message: string) => void;
}

function consequence(ships: boolean, state: TextRow['state']): string {
  if (ships) return messages.shippedComesBack;
  if (state === 'draft') return messages.draftGoes;
  return `${messages.thisTextGoes} ${messages.linksLeadNowhere}`;
}

/** Puts a text into the bin, for roles that publish. A text as it ships stays. */
export function DeleteText({ row, ships, onDeleted }: DeleteTextProps) {
  const session = useSession();
  if (row?.editedBy === undefined || !may(session, 'publish')) return null;
  const { kind, title, id } = row;
  const name = kind === 'post' ? messages.postName(title) : messages.articleName(title);
  return (
    <div>
      <BinButton
        label={messages.deleteLabel}
        name={name}
        title={messages.deleteThis(name)}
        text={
          <>
            {consequence(ships, row.state)} {messages.canBeRestored}
          </>
        }
        isDangerous
        run={(calls) => calls.deleteToBin({ textId: id })}
        onDone={onDeleted}
      />
    </div>
  );
}
