/** Part of every browser and of Node; the library of types counts it to the DOM. https://encoding.spec.whatwg.org/ */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: ArrayBufferView | ArrayBuffer): string;
}

/** Part of every browser and of Node, as above. */
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
