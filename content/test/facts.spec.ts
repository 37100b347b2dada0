import { describe, expect, it } from '@jest/globals';
import { checkDay, overdueFacts, reviewDay } from '../src/facts/fact-age.mjs';
import { factLines } from '../src/facts/fact-lines.mjs';
import { parseFacts, readAllFacts } from '../src/facts/read-facts.mjs';

const VALID = `reviewAfterMonths: 12
facts:
  - key: paper
    value: 100
    unit: questions
    statement: 'The paper has 100 questions.'
    source: 'Commission'
    address: https://example.org/
    effective: '2026'
    checked: '2026-11-23'
`;

describe('the facts', () => {
  it('are all valid, with a source and an address', () => {
    const facts = readAllFacts().flatMap((subject) => subject.facts);
    expect(facts.length).toBeGreaterThanOrEqual(20);
    for (const { source, address } of facts)
      expect([source !== '', URL.canParse(address)]).toEqual([true, true]);
  });

  it('are refused without a source, with every issue and its path', () => {
    const text = VALID.replace("    source: 'Commission'\n", '').replace('https:', 'ftp:');
    expect(() => parseFacts('exam', text)).toThrow(
      'facts/exam.yaml facts[0].source: needs the name of the source\nfacts/exam.yaml facts[0].address: needs an https address',
    );
  });

  it.each([
    ["'2026-11-23'", "'2026-02-30'", 'facts[0].checked'],
    ['unit:', 'units:', 'facts[0].units: is no field of a fact'],
    ['12', '0', 'reviewAfterMonths'],
  ])('are refused when %s becomes %s', (valid, invalid, message) => {
    expect(() => parseFacts('exam', VALID.replace(valid, invalid))).toThrow(message);
  });

  it('are named when they are past their age, and not a day before', () => {
    const subjects = [parseFacts('exam', VALID)];
    expect(overdueFacts(subjects, '2027-11-23')).toEqual([]);
    expect(overdueFacts(subjects, '2027-11-24')).toEqual([
      'exam/paper: checked on 2026-11-23, needed another check by 2027-11-23',
    ]);
    expect(reviewDay('2026-08-31', 6)).toBe('2027-02-28');
  });

  it('are checked for the day in FACTS_DATE', () => {
    expect(checkDay({ FACTS_DATE: '2027-01-01' })).toBe('2027-01-01');
    expect(() => checkDay({ FACTS_DATE: 'soon' })).toThrow('FACTS_DATE is "soon"');
  });

  it('are printed with their source and their date', () => {
    expect(factLines('dmv-florida')[1]).toMatch(
      /English only.* Source: \[WPTV[^\]]*\]\(https:[^)]+\)\. Checked on 25 November 2026\.$/,
    );
  });
});
