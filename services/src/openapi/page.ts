import { ERROR_CODES } from '@mockingbird/contracts';
import type { Route } from '../http/route-table.js';
import { moduleOf, MODULES } from './modules.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const renderRow = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;

const renderCalls = (title: string, routes: readonly Route[]) => `<h3>${escapeHtml(title)}</h3>
<table><thead><tr><th>Method</th><th>Path</th><th>Access</th><th>What it does</th></tr></thead>
<tbody>
${routes.map(({ method, path, access, description }) => renderRow([method, path, access.join(', '), description?.summary ?? ''])).join('\n')}
</tbody></table>`;

/** @returns an HTML page without styles, scripts or other resources */
export function renderDocsPage(routes: readonly Route[]): string {
  const calls = MODULES.flatMap(({ name, description }) => {
    const moduleRoutes = routes.filter(({ path }) => moduleOf(path) === name);
    return moduleRoutes.length === 0 ? [] : [renderCalls(`${name}: ${description}`, moduleRoutes)];
  });
  const codes = Object.entries(ERROR_CODES).map(
    ([code, title]) => `<dt id="${code}">${code}</dt><dd>${escapeHtml(title)}</dd>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mockingbird services</title></head>
<body>
<h1>Mockingbird services</h1>
<p>The whole description is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<h2>Signature</h2>
<p>Every call but health and this description carries <code>x-api-key</code>, <code>x-timestamp</code> (milliseconds
since 1970) and <code>x-signature</code>: lower-case hex of HMAC-SHA256 over method, path as sent without its query,
and timestamp, each on a line. After a 401 a client with a wrong clock reads the time from <code>Date</code>.</p>
<h2>Calls</h2>
${calls.join('\n')}
<h2>Problem codes</h2>
<dl>
${codes.join('\n')}
</dl>
</body>
</html>
`;
}
