import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

/**
 * @typedef {object} SafeSvg
 * @property {string} svg source without anything that is unsafe
 * @property {number} width in pixels
 * @property {number} height in pixels
 */

const DOCTYPE = /<!DOCTYPE/i;
const PLAIN_DOCTYPE = /^<!DOCTYPE[^>[]{0,500}>/i;
/** A place in the picture itself, or a raster picture inside it. */
const SAFE_REFERENCE = /^(#|data:image\/(png|jpeg|webp);base64,)/i;
const EXTERNAL_STYLE = /@import|(image-set|image|cross-fade|src)\(|url\(\s*(?!\s|['"]?#)/i;
/** CSS may write each letter as an escape: `u\72l(` is `url(`. */
const ESCAPED_FUNCTION = /\\[^]*\(/;
const FORBIDDEN_ATTRIBUTES = ['style'];
const DEFAULT_SIZE = { width: 300, height: 150 };
const LARGEST_SIDE = 9_999;

/** @param {Element} root */
function readSize(root) {
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  /**
   * @param {'width' | 'height'} name
   * @param {number} box
   */
  const side = (name, box) => {
    const text = root.getAttribute(name) ?? '';
    const size = /^[\d.]+(px)?$/.test(text) ? Number.parseFloat(text) : box;
    const isUsable = Number.isFinite(size) && size > 0;
    return Math.min(LARGEST_SIDE, Math.max(1, Math.ceil(isUsable ? size : DEFAULT_SIZE[name])));
  };
  return { width: side('width', boxWidth), height: side('height', boxHeight) };
}

/** @param {string} css the text of an element `style` */
const isExternalSheet = (css) => EXTERNAL_STYLE.test(css) || css.includes('\\');

/** @param {Attr} attribute */
function isExternal({ name, value }) {
  if (/(^|:)(href|src)$/i.test(name)) return !SAFE_REFERENCE.test(value.trim());
  return EXTERNAL_STYLE.test(value) || ESCAPED_FUNCTION.test(value);
}

/**
 * Removes what loads or refers to something outside the picture.
 * @param {Element} root
 */
function removeReferences(root) {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const attribute of [...element.attributes]) {
      if (isExternal(attribute)) element.removeAttribute(attribute.name);
    }
    if (element.localName === 'style' && isExternalSheet(element.textContent ?? '')) element.remove();
  }
}

/**
 * A search for the whole declaration would start at each `<!DOCTYPE` and read to the end of the text every time.
 * @param {string} text
 */
function removeDoctype(text) {
  const at = text.search(DOCTYPE);
  return at === -1 ? text : text.slice(0, at) + text.slice(at).replace(PLAIN_DOCTYPE, '');
}

/**
 * Removes scripts, events, HTML and everything from other addresses. It takes time that grows with the square of the number of
 * elements: only a thread may call it, see `sanitizeInThread`.
 * @param {string} text
 * @returns {SafeSvg | undefined} undefined if the text is no SVG, or declares entities
 */
export function sanitizeSvg(text) {
  const source = removeDoctype(text.replace(/^\uFEFF/, ''));
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
