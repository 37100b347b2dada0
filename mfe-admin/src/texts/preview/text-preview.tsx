import type { Block } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Blocks, Byline, Cover, Heading, richTextBlock, Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../../screen/failure-notice.js';
import type { TextDraft } from '../draft/text-draft.js';
import { useRenderedText } from './use-rendered-text.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/preview.js';

const toDisplay = (block: Block) => (block.kind === 'richText' ? richTextBlock(block.html) : block);

/** Shows the text as its page will show it, with the renderer and the components of the page. */
export function TextPreview({ session, draft }: { session: Session; draft: TextDraft }) {
  const { title, excerpt, author, cover, publicationDate } = draft;
  const { blocks, failure, retry } = useRenderedText(session, draft.parts);
  return (
    <section aria-label={messages.preview} className={classes.preview}>
      <p className={classes.soft}>{messages.asReaders}</p>
      <Heading level={2}>{title || messages.untitled}</Heading>
      {excerpt ? <p className={classes.lead}>{excerpt}</p> : null}
      <Byline
        {...(author && { author: { name: author } })}
        date={publicationDate || new Date().toISOString()}
        readingTime={countMinutes(draft)}
      />
      {cover.url ? <Cover url={cover.url} alternativeText={cover.alternativeText} /> : null}
      {failure ? <FailureNotice title={messages.couldNotRender} failure={failure} onRetry={retry} /> : null}
      {!blocks && !failure ? <Skeleton shape="block" label={messages.updating} /> : null}
      {blocks?.length === 0 ? <p className={classes.soft}>{messages.empty}</p> : null}
      {blocks && blocks.length > 0 ? <Blocks blocks={blocks.map(toDisplay)} /> : null}
    </section>
  );
}

/** As the services count: 200 words a minute. */
const WORDS_PER_MINUTE = 200;

function countMinutes({ parts }: TextDraft): number {
  const words = parts.flatMap((part) => (part.kind === 'media' ? [] : part.body.trim().split(/\s+/))).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
