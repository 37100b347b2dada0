import { INJECTION_VECTORS } from '@mockingbird/testing';
import { findHarm } from '../../html/find-harm.js';
import { frontDoorRates, Pace } from '../../http/pace.js';
import { FROM_ELSEWHERE, send } from '../../http/send.js';
import { sample, type Attack } from '../../runner/attack.js';

/** Addresses with a text of the visitor. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => `/region/us?q=${text}`,
  (text) => `/aptitude?q=${text}&category=${text}`,
  (text) => `/blog?page=${text}`,
  (text) => `/login?next=${text}`,
  (text) => `/about?mb=${text}&mb-cohort=x`,
  (text) => `/${text}`,
  (text) => `/exam/${text}`,
  (text) => `/results/${text}`,
  (text) => `/make-test?exam=${text}`,
];

/** Targets of a redirect that leave the site. */
const FOREIGN_TARGETS = [
  ...[
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
  ],
  ...[
    '//evil.example/%2f..',
    '/%2f%2fevil.example',
    '//evil.example%2f@127.0.0.1',
    '/.//evil.example',
    '/x/..//evil.example',
  ],
  ...[
    '//evil.example/',
    '//EVIL.example//',
    '/%0d%0alocation:%20//evil.example',
    '/;@evil.example',
    '/%00//evil.example',
  ],
];

/**
 * Pages per second that the site renders for one network in the long run (`RENDERS_PER_SECOND` of the edge). Further ones
 * are rendered by the browser, and have no text of the address.
 */
const RENDERS_PER_SECOND = 10;

/** Texts of an address that come back in its page, and redirects to other sites. */
export const reflectedXss: Attack = {
  name: 'reflected-xss',
  run: async (context) => {
    const { site, tally, isUnlimited } = context;
    const renders = isUnlimited ? undefined : new Pace({ ...frontDoorRates(), pages: RENDERS_PER_SECOND });
    for (const vector of sample(INJECTION_VECTORS, context, 3))
      for (const place of PLACES) {
        const path = place(encodeURIComponent(vector.replaceAll('\u0000', '')));
        await renders?.turn(path);
        const outcome = await send(site.url, path, renders ? FROM_ELSEWHERE : {});
        tally.check(path, outcome, [200, 302, 308, 400, 404]);
        const harm = findHarm(outcome.text, site.url);
        tally.note(harm.length === 0, `${path}: ${harm.join(', ')}`);
      }
    for (const target of sample(FOREIGN_TARGETS, context, 5))
      for (const path of [target, `${target}/`, `/login?next=${encodeURIComponent(target)}`]) {
        const outcome = await send(site.url, path);
        const location = String(outcome.headers['location'] ?? '/');
        const isOwn =
          URL.canParse(location, site.url) && new URL(location, site.url).origin === new URL(site.url).origin;
        tally.check(`${path} to ${location}`, outcome, ({ status }) => isOwn && status > 0 && status < 500);
      }
  },
};
