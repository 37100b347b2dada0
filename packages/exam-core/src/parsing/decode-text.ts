export type DecodedText = { ok: true; text: string } | { ok: false; message: string };

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_FEED = 0x0a;

function startsWith(bytes: Uint8Array, ...prefix: number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte);
}

/**
 * UTF-16 with a byte order mark, or JSON in UTF-16 without one: its first character is ASCII, so one of two bytes is
 * zero.
 */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const marked = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  return marked || (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0));
}

function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A line feed is never part of a longer character, so each line can be decoded separately. */
function firstInvalidLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    if (!decodes(bytes.subarray(start, end))) break;
    start = end + 1;
    line += 1;
  }
  return line;
}

/**
 * Decodes a file as UTF-8, the only encoding of JSON (RFC 8259), or names the actual encoding.
 * @param source the bytes, or a decoded text; a byte order mark is removed
 */
export function decodeText(source: Uint8Array | string): DecodedText {
  if (typeof source === 'string') {
    return { ok: true, text: source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source };
  }
  if (looksLikeUtf16(source)) {
    return { ok: false, message: 'The file is encoded as UTF-16; save it as UTF-8' };
  }
  if (!decodes(source)) {
    return {
      ok: false,
      message: `Line ${firstInvalidLine(source)} is not valid UTF-8; save the file as UTF-8`,
    };
  }
  return { ok: true, text: new TextDecoder().decode(source) };
}
