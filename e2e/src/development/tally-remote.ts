import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A small remote like a team's: a page with data, a component with state, a helper, a stylesheet. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@mockingbird/mfe-tally',
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'mb-build' },
    dependencies: { '@mockingbird/platform': '^0.1.0' },
  }),
  'remote.json': JSON.stringify({
    name: 'mfe-tally',
    owner: 'platform',
    apiVersion: 1,
    routes: [
      { id: 'tally', path: '/tally' },
      { id: 'notes', path: '/tally-notes', kind: 'resource' },
    ],
    navigation: [{ label: 'Tally', href: '/tally', area: 'header', order: 1 }],
  }),
  'src/remote.ts': `import { defineRemote } from '@mockingbird/platform';
export default defineRemote({
  routes: {
    tally: () => import(/* webpackChunkName: "tally" */ './routes/tally.js'),
    notes: () => import(/* webpackChunkName: "notes" */ './routes/notes.js'),
    more: () => import(/* webpackChunkName: "more" */ './routes/more.js'),
  },
});
`,
  'src/routes/tally.tsx': `import { definePage, type PageProps } from '@mockingbird/platform';
import { fruitOfTheDay } from '../tally/fruit.js';
import { Tally } from '../tally/tally.js';

function TallyPage({ data }: PageProps<{ fruit: string }>) {
  return (
    <section>
      <h1>Tally</h1>
      <p id="fruit">{data.fruit}</p>
      <Tally />
    </section>
  );
}

export default definePage<{ fruit: string }>({
  loader: () => Promise.resolve({ fruit: fruitOfTheDay() }),
  head: () => ({ title: 'Tally', description: 'A page that counts how often a button was pressed.' }),
  Component: TallyPage,
});
`,
  'src/routes/notes.ts': `import { defineResource } from '@mockingbird/platform';
export default defineResource({ respond: () => Promise.resolve(new Response('notes of the tally')) });
`,
  'src/routes/more.tsx': `import { definePage } from '@mockingbird/platform';
export default definePage({
  head: () => ({ title: 'More', description: 'A page that was added while the site was running.' }),
  Component: () => <h1>More tally</h1>,
});
`,
  'src/tally/fruit.ts': `export const fruitOfTheDay = () => 'apple';
`,
  'src/tally/words.ts': `export const unit = 'times';
`,
  'src/tally/tally.tsx': `import { useState } from 'react';
import classes from './tally.module.css';
import { unit } from './words.js';

export function Tally() {
  const [count, setCount] = useState(0);
  return (
    <button id="count" className={classes.button} onClick={() => setCount(count + 1)}>
      Pressed {count} {unit}
    </button>
  );
}
`,
  'src/tally/tally.module.css': `.button { padding: 10px; }
`,
};

/** Writes the remote, which counts on `/tally`. */
export async function writeTallyRemote(folder: string): Promise<void> {
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
