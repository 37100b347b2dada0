/** @jest-environment node */
import { renderToString } from 'react-dom/server.node';
import { describe, expect, it } from '@jest/globals';
import * as ui from '../src/index.js';
import { primitives } from './primitives.js';

describe('on the server', () => {
  it('every exported component has a sound use here', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
    expect(Object.keys(primitives).sort()).toEqual(components.sort());
  });

  it.each(Object.entries(primitives))('%s renders without a style attribute', (_, element) => {
    const html = renderToString(element);
    expect(html).toMatch(/^<[a-z]/);
    expect(html).not.toMatch(/\sstyle=/);
  });
});
