import { useState } from 'react';
import type { GateRouteReport } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Tag } from '@mockingbird/ui';
import { GatePicture } from './gate-picture.js';
import { isChanged } from './is-changed.js';
import classes from './version-report.module.css';
import * as messages from '../../messages/releases/report.js';

interface RouteReportProps {
  session: Session;
  name: string;
  version: string;
  route: GateRouteReport;
}

type Pictures = GateRouteReport['pictures'][number];

/** One example page: its pictures load when it is opened. */
export function RouteReport({ route, ...of }: RouteReportProps) {
  const [isOpen, setOpen] = useState(false);
  const { path, pictures, htmlDiff, notes } = route;
  const isCompared = pictures.some(({ changedPercent }) => changedPercent !== undefined);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <code>{path}</code>
        {isCompared ? (
          <Tag tone={isChanged(route) ? 'mark' : 'plain'}>
            {isChanged(route) ? messages.different : messages.same}
          </Tag>
        ) : (
          <Tag tone="info">{messages.newPage}</Tag>
        )}
      </summary>
      {isOpen ? (
        <div className={classes.route}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {pictures.map((each) => (
            <Width key={each.width} pictures={each} path={path} {...of} />
          ))}
          {htmlDiff === undefined ? (
            <p className={classes.soft}>{isCompared ? messages.sameHtml : messages.noHtmlToCompare}</p>
          ) : (
            <>
              <h3 className={classes.heading}>{messages.differenceOfTheHtml}</h3>
              <pre
                className={classes.diff}
                tabIndex={0}
                role="region"
                aria-label={messages.differenceOfTheHtmlAt(path)}
              >
                {htmlDiff}
              </pre>
            </>
          )}
        </div>
      ) : null}
    </details>
  );
}

interface WidthProps extends Omit<RouteReportProps, 'route'> {
  pictures: Pictures;
  path: string;
}

function Width({ pictures, path, ...of }: WidthProps) {
  const { width, candidate, live, difference, changedPercent } = pictures;
  // Live and candidate share a file where they are equal.
  const sides = [
    { label: messages.thisVersion, file: candidate },
    ...(live === candidate ? [] : [{ label: messages.liveVersion, file: live }]),
    { label: messages.difference, file: difference },
  ];
  return (
    <>
      <h3 className={classes.heading}>{describeWidth(width, changedPercent)}</h3>
      <div className={classes.sides}>
        {sides.map(({ label, file }) =>
          file === undefined ? null : (
            <GatePicture
              key={label}
              {...of}
              file={file}
              label={label}
              alt={messages.pictureOf(label, path, width)}
            />
          ),
        )}
      </div>
    </>
  );
}

function describeWidth(width: number, changedPercent: number | undefined): string {
  if (changedPercent === undefined) return messages.atWidth(width);
  return changedPercent > 0 ? messages.changedAtWidth(changedPercent, width) : messages.sameAtWidth(width);
}
