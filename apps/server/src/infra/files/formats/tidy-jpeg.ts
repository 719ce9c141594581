const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const JFIF = 0xe0;
const ADOBE = 0xee;
/** Frames whose scans each hold all 64 coefficients of their components: baseline and extended, by Huffman codes. */
const SEQUENTIAL = new Set([0xc0, 0xc1]);
/** Every kind of frame; 0xc4, 0xc8 and 0xcc between them are no frames. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const COEFFICIENTS = 64;
const EOI = Buffer.from([0xff, END]);

/**
 * The same JPEG without the oddities that every decoder passes over: bytes between its segments and after its end, scan parameters that
 * have no meaning in a sequential frame (Samsung cameras), an unknown version of JFIF or colours of Adobe, and a missing end when every
 * coefficient of every component has its scan. Its pixels stay byte for byte, so that a decoder still sees what is wrong with them.
 * Undefined when it is no JPEG, or a segment is cut off.
 */
export function tidyJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const kept = [bytes.subarray(0, 2)];
  const coefficients = createCoefficients();
  let isSequential = false;
  for (let at = findMarker(bytes, 2); at < bytes.length;) {
    const kind = bytes[at + 1]!;
    if (kind === END) return Buffer.concat([...kept, EOI]);
    const end = at + 4 > bytes.length ? Infinity : at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    const segment = Buffer.from(bytes.subarray(at, end));
    if (FRAMES.has(kind)) {
      isSequential = SEQUENTIAL.has(kind);
      coefficients.expect(segment);
    }
    if (kind === SCAN && isSequential) segment.set([0, COEFFICIENTS - 1, 0], segment.length - 3);
    if (kind === JFIF && segment.toString('latin1', 4, 9) === 'JFIF\0') segment[9] = 1;
    if (kind === ADOBE && segment.toString('latin1', 4, 9) === 'Adobe' && segment[15]! > 2) segment[15] = 1;
    kept.push(segment);
    at = findMarker(bytes, end);
    if (kind !== SCAN) continue;
    coefficients.take(segment);
    kept.push(bytes.subarray(end, at));
  }
  return coefficients.areComplete() ? Buffer.concat([...kept, EOI]) : undefined;
}

/** Where the next marker begins: not a zero after 0xff, which belongs to the pixels, nor a restart. The length of the file when there is none. */
function findMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const kind = bytes[at + 1]!;
    if (kind !== 0 && kind !== 0xff && (kind < 0xd0 || kind > 0xd7)) return at;
  }
  return bytes.length;
}

/** Follows how exactly each coefficient of each component is told; a progressive picture tells them bit by bit. */
function createCoefficients() {
  const bitsLeft = new Map<number, number[]>();
  return {
    /** Of a frame: its components, by their ids. */
    expect(frame: Buffer): void {
      for (let at = 10; at + 2 < frame.length; at += 3) bitsLeft.set(frame[at]!, Array<number>(COEFFICIENTS).fill(Infinity));
    },
    /** Of a scan: its components, and from which coefficient to which, down to which bit. */
    take(scan: Buffer): void {
      const [from = 0, to = 0, bits = 0] = scan.subarray(-3);
      for (let at = 5; at + 4 < scan.length; at += 2)
        bitsLeft.get(scan[at]!)?.fill(bits & 15, Math.min(from, COEFFICIENTS), Math.min(to + 1, COEFFICIENTS));
    },
    areComplete: () => bitsLeft.size > 0 && [...bitsLeft.values()].every((coefficients) => coefficients.every((left) => left === 0)),
  };
}
