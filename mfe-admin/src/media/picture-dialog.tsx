import { useState } from 'react';
import type { Media, MediaList } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Button, Dialog, Field, Skeleton } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../api/failure.js';
import { useLatest } from '../api/use-latest.js';
import { plural } from '../format/plural.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import type { PictureValue } from './picture-value.js';
import classes from './media.module.css';
import * as messages from '../messages/texts/media.js';

export interface PictureDialogProps {
  session: Session;
  open: boolean;
  onClose: () => void;
  onChoose: (picture: PictureValue) => void;
}

/** Lists uploaded pictures, with a search, to choose one. */
export function PictureDialog({ session, open, onClose, onChoose }: PictureDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.uploadedPictures} className={classes.dialog ?? ''}>
      <Choice session={session} onChoose={onChoose} />
    </Dialog>
  );
}

function Choice({ session: { token }, onChoose }: Pick<PictureDialogProps, 'session' | 'onChoose'>) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState({ q: '', page: 1 });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['media', query, token],
    queryFn: async ({ signal }) =>
      (await api.texts(token)).media({ q: query.q, page: String(query.page) }, { signal }),
  });
  const list = useLatest(data);
  const find = () => setQuery({ q: typed.trim(), page: 1 });
  return (
    <div className={classes.choice}>
      {/* No form: the editor around it may be one. */}
      <div role="search" className={classes.find}>
        <Field label={messages.inNameOrText}>
          {(control) => (
            <input
              {...control}
              type="search"
              className={classes.control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                find();
              }}
            />
          )}
        </Field>
        <Button variant="quiet" onClick={find}>
          {messages.find}
        </Button>
      </div>
      {error && !isFetching ? (
        <FailureNotice
          title={messages.couldNotLoad}
          failure={toFailure(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {list === undefined && !error ? (
        <Skeleton shape="block" count={2} label={messages.loadingPictures} />
      ) : null}
      {list ? (
        <Results list={list} onChoose={onChoose} onPage={(page) => setQuery({ ...query, page })} />
      ) : null}
    </div>
  );
}

interface ResultsProps {
  list: MediaList;
  onChoose: (picture: PictureValue) => void;
  onPage: (page: number) => void;
}

function Results({ list: { data, meta }, onChoose, onPage }: ResultsProps) {
  const message =
    data.length === 0 ? messages.noPicture : messages.picturesFound(plural(meta.total, 'picture'));
  return (
    <>
      <StatusLine message={message} className={classes.soft}>
        {message}
      </StatusLine>
      <ul role="list" className={classes.pictures}>
        {data.map((media) => (
          <li key={media.id}>
            <PictureButton media={media} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {meta.pages > 1 ? (
        <div className={classes.actions}>
          <Button
            variant="quiet"
            aria-disabled={meta.page <= 1 || undefined}
            onClick={() => (meta.page > 1 ? onPage(meta.page - 1) : undefined)}
          >
            {messages.previous}
          </Button>
          <Button
            variant="quiet"
            aria-disabled={meta.page >= meta.pages || undefined}
            onClick={() => (meta.page < meta.pages ? onPage(meta.page + 1) : undefined)}
          >
            {messages.next}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function PictureButton({ media, onChoose }: { media: Media; onChoose: (picture: PictureValue) => void }) {
  const { url, sizes, alternativeText, name } = media;
  return (
    <button
      type="button"
      className={classes.picture}
      aria-label={messages.choosePicture(alternativeText)}
      onClick={() => onChoose({ url, alternativeText })}
    >
      <img src={sizes[0]?.url ?? url} alt="" loading="lazy" decoding="async" />
      <span>{name}</span>
    </button>
  );
}
