import { describe, expect, it } from '@jest/globals';
import type { FactFile } from '@mockingbird/contracts';
import { renderRouteToString } from '@mockingbird/testing/fake-shell';
import actFacts from '../facts/act.json' with { type: 'json' };
import satFacts from '../facts/sat.json' with { type: 'json' };
import { buildActFaq } from '../src/act/act-faq.js';
import { buildForms } from '../src/act/forms.js';
import { createFactReader, type FactReader } from '../src/facts/fact-reader.js';
import { buildSatFaq } from '../src/sat/sat-faq.js';
import { compareWithPaper, describeSatFormat } from '../src/sat/sat-format.js';
import { buildSections } from '../src/sat/sections.js';
import { listsApi, REMOTE, textOf } from './support.js';

/** Reads facts, and records the keys that were read. */
function createRecorder(file: FactFile): { facts: FactReader; read: Set<string> } {
  const reader = createFactReader(file);
  const read = new Set<string>();
  const record =
    <Value>(find: (key: string) => Value) =>
    (key: string): Value => {
      read.add(key);
      return find(key);
    };
  const facts = {
    ...reader,
    number: record(reader.number),
    text: record(reader.text),
    numbers: record(reader.numbers),
  };
  return { facts, read };
}

const keysOf = (file: FactFile) => file.flatMap(({ facts }) => facts.map(({ key }) => key)).sort();

/** The file with one other value. */
const replaceFact = (file: FactFile, key: string, value: number | string): FactFile =>
  file.map((group) => ({
    ...group,
    facts: group.facts.map((fact) => (fact.key === key ? { ...fact, value } : fact)),
  }));

/** Every sentence of the SAT page that has figures of the exam. */
const writeSat = (facts: FactReader) =>
  JSON.stringify([
    describeSatFormat(facts),
    compareWithPaper(facts),
    buildSatFaq(buildSections(facts), facts),
  ]);

/** Every sentence of the ACT page that has figures of the exam. */
function writeAct(facts: FactReader): string {
  const forms = buildForms(facts);
  return JSON.stringify([
    Object.values(forms).map(({ format, changed }) => [format, changed]),
    buildActFaq(forms),
  ]);
}

const textsOf = async (url: string) =>
  textOf((await renderRouteToString({ ...REMOTE, url, api: listsApi() })).html);

describe('the facts', () => {
  it('of the SAT are all read', () => {
    const { facts, read } = createRecorder(satFacts);
    writeSat(facts);
    expect([...read].sort()).toEqual(keysOf(satFacts));
  });

  it('of the ACT are all read', () => {
    const { facts, read } = createRecorder(actFacts);
    writeAct(facts);
    expect([...read].sort()).toEqual(keysOf(actFacts));
  });

  it.each([
    ['sat.questions', 97],
    ['sat.minutes', 135],
    ['sat.math.module-questions', 23],
    ['sat.since', 'March 2031'],
    ['sat.paper.questions', 155],
    ['sat.paper.minutes', 190],
    ['sat.percentile.of-1000', 42],
    ['sat.percentile.of-900', 25],
  ])('%s changes the sentences of the SAT page', (key, value) => {
    const before = writeSat(createFactReader(satFacts));
    expect(writeSat(createFactReader(replaceFact(satFacts, key, value)))).not.toBe(before);
  });

  it.each([
    ['act.today.english.questions', 51],
    ['act.today.science.counted', 35],
    ['act.today.since', 'May 2031'],
  ])('%s changes the sentences of the ACT page', (key, value) => {
    const before = writeAct(createFactReader(actFacts));
    expect(writeAct(createFactReader(replaceFact(actFacts, key, value)))).not.toBe(before);
  });
});

describe('sentences with figures', () => {
  it('are those of the SAT’s facts', async () => {
    const text = await textsOf('/tools/sat-score-calculator');
    expect(text).toContain('Format: Digital SAT, since March 2024 in the United States.');
    expect(text).toContain(
      'It had 154 questions in 3 hours; now there are 98 in 2 hours 14 minutes, and module 2 depends on module 1.',
    );
    expect(text).toContain('It has 98 questions and takes 2 hours 14 minutes');
    expect(text).toContain('two modules of 27 questions in Reading & Writing and two of 22 in Math');
    expect(text).toContain('a total of 1000 near percentile 41, and 900 near percentile 24');
    expect(text).toContain('Length2 h 14 min3 hQuestions98154');
  });

  it('are those of the ACT’s facts', async () => {
    const text = await textsOf('/tools/act-score-calculator');
    expect(text).toContain('50, 45 and 36 questions, of which 40, 41 and 27 count');
    expect(text).toContain('40 questions, of which 34 count');
    expect(text).toContain('the classic test of 75, 60, 40 and 40 questions');
  });

  it('lead to a source for the test-blind universities too', async () => {
    const { html } = await renderRouteToString({
      ...REMOTE,
      url: '/tools/act-score-calculator',
      api: listsApi(),
    });
    const page = new DOMParser().parseFromString(html, 'text/html');
    const row = [...page.querySelectorAll('tr')].find((each) => each.textContent?.includes('Test-blind'));
    expect(row?.querySelector('a')?.href).toMatch(/^https:/);
    expect(textOf(html)).toContain('last checked on 22 November 2026');
  });
});
