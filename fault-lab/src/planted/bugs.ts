/** A text of a built file, which must occur exactly once, and its replacement. */
type Replacement = readonly [from: string, to: string];

/** A defect that the laboratory has to find. */
export interface PlantedBug {
  name: string;
  /** Built file, from the root of the repository. */
  file: string;
  changes: readonly Replacement[];
  /** The issue that it causes. Another one does not count as a find. */
  sign: RegExp;
}

const PUBLICATIONS = 'services/dist/exam/publication/publications.service.js';

export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: 'the database acknowledges before it syncs',
    file: 'packages/embedded-mongo/dist/storage/store.js',
    changes: [['overlappingSync: false', 'overlappingSync: false, noSync: true']],
    sign: /^lost: /,
  },
  {
    name: 'a publication is visible before its questions are stored',
    file: PUBLICATIONS,
    changes: [
      ['await this.sets.add({', 'const addSet = () => this.sets.add({'],
      [
        'if (await this.setPublication(test, {\n            publication\n        }, change)) {',
        'if (await this.setPublication(test, { publication }, change)) { await addSet();',
      ],
    ],
    sign: /^(lost|error|recovery: .* answers lab-)/,
  },
  {
    name: 'cached questions survive a publication',
    file: 'services/dist/cache/data-versions.service.js',
    changes: [
      [
        'this.versions.set(domain, (this.versions.get(domain) ?? 0) + 1);',
        'this.versions.set(domain, this.versions.get(domain) ?? 0);',
      ],
    ],
    sign: /^(stale|lost): lab-/,
  },
  {
    name: 'an edge renders the earlier version with the files of the next one',
    file: 'shell/dist/edge/worker.cjs',
    changes: [
      [
        'const cached = definitions.get(key);',
        'const cached = [...definitions].find(([each]) => each.startsWith(version.name + "@"))?.[1];',
      ],
    ],
    sign: /^mixed page: /,
  },
  {
    name: 'an upload ignores the revision that it is based on',
    file: 'services/dist/upload/publisher.service.js',
    changes: [["if (basedOn !== undefined && basedOn !== (test.revision ?? '')) {", 'if (false) {']],
    sign: /^lost: lab-.* acknowledged /,
  },
];
