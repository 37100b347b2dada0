import * as messages from '../../messages/browser/developer-panel.js';
import type { PanelFacts } from './panel-facts.js';
import type { SiteDescription } from './site-description.js';

/** Undefined until the edge has described the live site. */
type Site = SiteDescription | undefined;

export function CompositionSection({ facts, site }: { facts: PanelFacts; site: Site }) {
  const isNewer = site !== undefined && site.composition > facts.composition;
  return (
    <p>
      {messages.compositionNumber(facts.composition)}{' '}
      {isNewer ? messages.newerComposition(site.composition) : ''}
    </p>
  );
}

export function ZoneList({ zones }: Pick<PanelFacts, 'zones'>) {
  return (
    <ul>
      {zones.map(({ what, by, kind }, index) => (
        <li key={index} className={`zone ${kind}`}>
          {what}: <code>{by}</code>
        </li>
      ))}
    </ul>
  );
}

export function RemoteTable({ remotes, site }: Pick<PanelFacts, 'remotes'> & { site: Site }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{messages.name}</th>
          <th scope="col">{messages.version}</th>
          <th scope="col">{messages.owner}</th>
        </tr>
      </thead>
      <tbody>
        {remotes.map(({ name, version, isOnScreen, isOverridden }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isOnScreen ? <small>{messages.isOnScreen}</small> : null}
            </th>
            <td>
              <code>{version}</code>
              {isOverridden ? <small className="error">{messages.isOverridden}</small> : null}
            </td>
            <td>{site?.owners.get(name) ?? messages.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function SharedTable({ shared, site }: Pick<PanelFacts, 'shared'> & { site: Site }) {
  const rangesOf = (name: string) => [...(site?.ranges.get(name) ?? [])].sort().join(', ');
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{messages.name}</th>
          <th scope="col">{messages.providedVersion}</th>
          <th scope="col">{messages.neededRanges}</th>
        </tr>
      </thead>
      <tbody>
        {shared.map(({ name, version }) => (
          <tr key={`${name} ${version}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{version}</code>
            </td>
            <td>{rangesOf(name) === '' ? messages.noRemoteNeedsIt : <code>{rangesOf(name)}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
