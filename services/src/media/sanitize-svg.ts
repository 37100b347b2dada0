import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const DOCTYPE = /<!DOCTYPE[^>[]*>/i;
/** A place in the picture itself, or a raster picture inside it. */
const SAFE_REFERENCE = /^(#|data:image\/(png|jpeg|webp);base64,)/i;
const EXTERNAL_STYLE = /@import|url\(\s*['"]?(?!['"]?#)/i;
const FORBIDDEN_ATTRIBUTES = ['style'];
const DEFAULT_SIZE = { width: 300, height: 150 };
const LARGEST_SIDE = 9_999;

/** A safe SVG and its size in pixels. */
export interface SafeSvg {
  svg: string;
  width: number;
  height: number;
}

function readSize(root: Element): { width: number; height: number } {
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const side = (name: 'width' | 'height', box: number) => {
    const text = root.getAttribute(name) ?? '';
    const size = /^[\d.]+(px)?$/.test(text) ? Number.parseFloat(text) : box;
    const isUsable = Number.isFinite(size) && size > 0;
    return Math.min(LARGEST_SIDE, Math.max(1, Math.ceil(isUsable ? size : DEFAULT_SIZE[name])));
  };
  return { width: side('width', boxWidth), height: side('height', boxHeight) };
}

/** Removes what loads or refers to something outside the picture. */
function removeReferences(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      const isReference = /(^|:)(href|src)$/i.test(name);
      const isExternal = isReference ? !SAFE_REFERENCE.test(value.trim()) : EXTERNAL_STYLE.test(value);
      if (isExternal) element.removeAttribute(name);
    }
    if (element.localName === 'style' && EXTERNAL_STYLE.test(element.textContent ?? '')) element.remove();
  }
}

/**
 * Removes scripts, events, HTML and everything from other addresses.
 * @returns undefined if the text is no SVG, or declares entities
 */
export function sanitizeSvg(text: string): SafeSvg | undefined {
  const source = text.replace(/^\uFEFF/, '').replace(DOCTYPE, '');
  // Entities could expand to a huge text. Pictures do not need them.
  if (/<!(DOCTYPE|ENTITY)/i.test(source)) return undefined;
  const { window } = new JSDOM('');
  try {
    const parsed = new window.DOMParser().parseFromString(source, 'image/svg+xml');
    const root = parsed.documentElement;
    if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg') return undefined;
    createDOMPurify(window).sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
    });
    removeReferences(root);
    return { svg: new window.XMLSerializer().serializeToString(root), ...readSize(root) };
  } catch {
    // The parser throws for a text that is no XML.
    return undefined;
  } finally {
    window.close();
  }
}
