import type { FrequentErrors as VersionErrors, PublishedVersion, VersionError } from '@mockingbird/contracts';
import { plural } from '../../format/plural.js';
import { utcTime } from '../../format/utc-time.js';
import { ERROR_LABELS } from './error-labels.js';
import classes from '../releases-overview.module.css';
import errorClasses from './frequent-errors.module.css';
import * as messages from '../../messages/releases/health.js';

/** Characters of a commit's hash that people read. */
const COMMIT_LENGTH = 10;

interface FrequentErrorsProps {
  versions: readonly VersionErrors[];
  /** All published versions, for owner and commit. */
  published: readonly PublishedVersion[];
}

/** The errors that most visitors had in the last day, by version, each with its place in the source. */
export function FrequentErrors({ versions, published }: FrequentErrorsProps) {
  if (versions.length === 0) return <p className={classes.soft}>{messages.noFrequentErrors}</p>;
  return (
    <ul role="list" className={errorClasses.versions}>
      {versions.map((each) => {
        const { name, version, errors } = each;
        const found = published.find((one) => one.name === name && one.version === version);
        return (
          <li key={`${name}@${version}`}>
            <h3>
              {name} <code>{version}</code>
            </h3>
            {found ? <p className={classes.soft}>{describeOrigin(found)}</p> : null}
            <ol className={errorClasses.errors}>
              {errors.map((error) => (
                <FrequentError
                  key={JSON.stringify([error.kind, error.message, error.stack[0]])}
                  error={error}
                />
              ))}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}

function describeOrigin({ owner, commit, autoRollback }: PublishedVersion): string {
  const origin =
    commit === undefined
      ? messages.ofTeam(owner)
      : messages.ofTeamFromCommit(owner, commit.slice(0, COMMIT_LENGTH));
  return autoRollback ? messages.thenRolledBack(origin, utcTime(autoRollback.at)) : origin;
}

/** The line of the source, or of the built file where the version has no source maps. */
function placeOf({ stack }: VersionError): string {
  const place = stack.find(({ source }) => source)?.source ?? stack[0];
  return place ? messages.errorPlace(place.file, place.line, place.column) : '';
}

function FrequentError({ error }: { error: VersionError }) {
  const { kind, message, visitors, lastAt } = error;
  const place = placeOf(error);
  return (
    <li>
      <p>
        <strong>{message || messages.noMessage}</strong>
      </p>
      {place ? (
        <p>
          <code>{place}</code>
        </p>
      ) : null}
      <p className={classes.soft}>
        {plural(visitors, 'visitor')}, {ERROR_LABELS[kind] ?? kind}, {utcTime(lastAt)}
      </p>
    </li>
  );
}
