import { describe, expect, it } from '@jest/globals';
import { compileEarly } from './compile-early.mjs';

const LARGE = `e.exports="${'x'.repeat(20_000)}"`;

const run = (script: string): unknown => {
  const found: { value?: unknown } = {};
  new Function('found', script)(found);
  return found.value;
};

describe('functions of large modules', () => {
  it('are in parentheses, and mean the same', () => {
    const script = `(()=>{var m={12(e,t,n){${LARGE};n.called=this===t},345(e){${LARGE}}};var e={};m[12](e,m,e);found.value=[e.called,e.exports.length]})()`;
    const early = compileEarly(script);
    expect(early).toContain('{12:(function(e,t,n){e.exports=');
    expect(early).toContain('),345:(function(e){e.exports=');
    expect(run(early)).toEqual(run(script));
    expect(run(early)).toEqual([true, 20_000]);
  });

  it('leaves small modules and methods with other names', () => {
    const script = `var m={12(e){e.exports=1}},o={read(e){${LARGE}},[3+4](e){${LARGE}},async 5(e){${LARGE}},*6(e){${LARGE}}};`;
    expect(compileEarly(script)).toBe(script);
  });
});
