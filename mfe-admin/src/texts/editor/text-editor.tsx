import { Heading } from '@mockingbird/ui';
import { TEXTS_PATH } from '../../paths.js';
import { SavedNotice } from '../draft/saved-notice.js';
import { TextHistory } from '../history/text-history.js';
import { PartList } from '../parts/part-list.js';
import { TextPreview } from '../preview/text-preview.js';
import { type TextEditorOptions, useTextEditor } from '../saving/use-text-editor.js';
import { DeleteText } from './delete-text.js';
import { DeletedText } from './deleted-text.js';
import { PublishButtons } from './publish-buttons.js';
import { PublishResult } from './publish-result.js';
import { SecretLink } from './secret-link.js';
import { TextDetails } from './text-details.js';
import { TextFields } from './text-fields.js';
import { TextState } from './text-state.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

const NEW_TITLES = { post: messages.newPost, article: messages.newArticle };

/** Writes one article or post: form, live preview, check, publication and history. */
export function TextEditor(props: TextEditorOptions) {
  const { session, onReopen } = props;
  const { form, publish, autosave, change, ...editor } = useTextEditor(props);
  const isProposal = editor.proposal !== undefined;
  const { draft, getForm } = form;
  const { id, row, ships } = form.start;
  const issues = publish.state.kind === 'failed' ? publish.state.failure.issues : [];
  if (editor.deleted !== '') return <DeletedText message={editor.deleted} />;
  return (
    <>
      <p>
        <a href={TEXTS_PATH}>{messages.allTexts}</a>
      </p>
      <Heading level={2}>{draft.title || NEW_TITLES[draft.kind]}</Heading>
      {row ? <TextState row={row} /> : null}
      {autosave.found ? (
        <SavedNotice
          saved={autosave.found}
          isStale={editor.isStale}
          onRestore={editor.restore}
          onDiscard={autosave.remove}
        />
      ) : null}
      <div className={classes.columns}>
        <div className={classes.form}>
          <TextFields
            session={session}
            draft={draft}
            isNew={id === undefined}
            issues={issues}
            onChange={change}
          />
          <PartList session={session} parts={draft.parts} onChange={(parts) => change({ parts })} />
          <TextDetails session={session} draft={draft} issues={issues} onChange={change} />
          <PublishButtons
            state={row?.state}
            isBusy={publish.state.kind === 'sending'}
            isProposal={isProposal}
            isProposed={editor.isProposed}
            isSaved={editor.isSaved}
            onSend={(options) => void editor.send(options)}
            onPropose={() => void editor.propose()}
            onSaveDraft={() => void editor.saveDraft()}
          />
          <SecretLink
            session={session}
            getForm={() => getForm()}
            isReplaced={publish.state.kind !== 'idle'}
            onMade={publish.clear}
          />
          <PublishResult state={publish.state} row={row} isProposal={isProposal} onReload={editor.reload} />
          {isProposal ? null : <DeleteText row={row} ships={ships} onDeleted={editor.onDeleted} />}
          {id === undefined ? null : (
            <TextHistory session={session} id={id} onUndone={(message) => onReopen({ id }, message)} />
          )}
        </div>
        <TextPreview session={session} draft={draft} />
      </div>
    </>
  );
}
