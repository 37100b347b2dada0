import { signedCompositionSchema } from '@mockingbird/contracts';
import { readEnvelope } from '@mockingbird/registry/publish';
import { parseSigningKey, signComposition } from '@mockingbird/registry/signing';
import { changeIn, documentsOf } from './collection.js';
import type { TestSite } from './site/site.js';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes everything that a site published, and every composition except the live one, this many days older. It signs
 * compositions again, because their time is signed.
 */
export async function makeOlder(site: TestSite, days: number): Promise<void> {
  const earlier = (moment: string) => new Date(Date.parse(moment) - days * DAY_MS);
  const key = parseSigningKey(site.running.secrets.COMPOSITION_KEY);
  const stored = await documentsOf(site, 'compositions');
  const live = Math.max(...stored.map(({ number }) => Number(number)));
  const compositions = stored
    .filter(({ number }) => number !== live)
    .map(({ number, composition: text }) => {
      const composition = readEnvelope(signedCompositionSchema.parse(JSON.parse(String(text))));
      const older = { ...composition, createdAt: earlier(composition.createdAt).toISOString() };
      const $set = { composition: JSON.stringify(signComposition(older, key)) };
      return { which: { number }, change: { $set } };
    });
  const artefacts = (await documentsOf(site, 'artefacts')).map(({ name, version, publishedAt }) => ({
    which: { name, version },
    change: { $set: { publishedAt: earlier(String(publishedAt)) }, $unset: { promisedAt: '' } },
  }));
  await changeIn(site, 'compositions', compositions);
  await changeIn(site, 'artefacts', artefacts);
}
