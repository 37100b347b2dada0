export type Decoded = { ok: true; text: string } | { ok: false; line: number; message: string };

const LINE_FEED = 0x0a;

const decodes = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

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

/** UTF-16 is what a spreadsheet program saves as "Unicode text". */
function utf16Label([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Decodes a text file in UTF-8, or in UTF-16 with a byte order mark. Line ends become line feeds. */
export function decodeFile(bytes: Uint8Array): Decoded {
  const label = utf16Label(bytes);
  if (label === undefined && !decodes(bytes)) {
    const line = firstInvalidLine(bytes);
    return {
      ok: false,
      line,
      message: 'The line is not valid UTF-8. Save the file as UTF-8 (CSV UTF-8 in Excel)',
    };
  }
  const text = new TextDecoder(label).decode(bytes);
  return { ok: true, text: text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') };
}
