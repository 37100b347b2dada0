import { describe, expect, it } from '@jest/globals';
import { describeAudit, EXIT_CLEAN, EXIT_FOUND, EXIT_NO_ANSWER } from './audit.mjs';

const advisory = (severity: string, fixAvailable = true) => ({
  severity,
  isDirect: false,
  range: '<1.2.3',
  via: [{ title: 'Slow expression', url: 'https://advisories.test/1' }, 'another'],
  fixAvailable,
});
const report = (vulnerabilities: Record<string, unknown>) => JSON.stringify({ vulnerabilities });

describe('the audit', () => {
  it('says that nothing is known where the registry refuses', () => {
    const { lines, exitCode } = describeAudit(
      JSON.stringify({
        message: '405 Method Not Allowed - POST https://registry.test/audit',
        method: 'POST',
      }),
    );
    expect(lines).toEqual([
      'The registry does not answer audits (405 Method Not Allowed - POST https://registry.test/audit). Whether packages have advisories is not known.',
    ]);
    expect(exitCode).toBe(EXIT_NO_ANSWER);
  });

  it.each([
    ['{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
    ['npm error\nnpm error network', 'npm error network'],
    ['', ''],
  ])('says so too for %j', (output, reason) => {
    const { lines, exitCode } = describeAudit(output);
    expect(lines.join()).toContain(`does not answer audits (${reason})`);
    expect(exitCode).toBe(EXIT_NO_ANSWER);
  });

  it('is clean without an advisory', () => {
    expect(describeAudit(report({}))).toEqual({
      lines: ['No advisory for any production package.'],
      exitCode: EXIT_CLEAN,
    });
  });

  it.each(['high', 'critical'])('fails for a %s advisory, and names it', (severity) => {
    const { lines, exitCode } = describeAudit(report({ a: advisory('low'), b: advisory(severity, false) }));
    expect(exitCode).toBe(EXIT_FOUND);
    expect(lines).toEqual([
      'low      a <1.2.3',
      '          Slow expression (https://advisories.test/1)',
      `${severity.padEnd(9)}b <1.2.3, no fix yet`,
      '          Slow expression (https://advisories.test/1)',
    ]);
  });

  it('shows a lesser advisory without failing', () => {
    expect(describeAudit(report({ a: advisory('moderate') }))).toMatchObject({ exitCode: EXIT_CLEAN });
  });
});
