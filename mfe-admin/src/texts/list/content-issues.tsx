import { useApi, type Session } from '@mockingbird/platform';
import { Notice } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { plural } from '../../format/plural.js';
import { utcTime } from '../../format/utc-time.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/list.js';

/** Names the files and the parts of Strapi's entries that readers do not see because of a mistake. */
export function ContentIssues({ session: { token } }: { session: Session }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['content-issues', token],
    queryFn: async ({ signal }) => (await api.texts(token)).contentIssues({ signal }),
  });
  const { files = [], strapi } = data ?? {};
  const { warnings = [], failures = [], loadedAt } = strapi ?? {};
  if (files.length + warnings.length + failures.length === 0) return null;
  return (
    <Notice tone="warn" title={messages.someContentIsLeftOut}>
      <Issues title={messages.filesThatShip(plural(files.length, 'issue'))} lines={files} />
      <Issues title={loadedAt ? messages.lastEntriesStay : messages.strapiCannotBeRead} lines={failures} />
      {loadedAt ? (
        <Issues
          title={messages.entriesOfStrapi(plural(warnings.length, 'issue'), utcTime(loadedAt))}
          lines={warnings}
        />
      ) : null}
    </Notice>
  );
}

function Issues({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className={classes.more}>
      <summary>{title}</summary>
      <ul className={classes.changes}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
