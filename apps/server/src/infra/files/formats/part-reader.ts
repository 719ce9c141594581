/** At most `length` bytes from `position`; fewer at the end of the file. */
export type ReadPart = (position: number, length: number) => Promise<Uint8Array>;

/** Thrown in this folder for a file that does not match its first bytes; errors of the disk pass through. */
export class BrokenFile extends Error {}

/** A quarter of a megabyte: the most of a file that is in memory, however large the file is. */
export const WINDOW_BYTES = 262_144;
/** Real files need some thousand looks; a file of tiny parts must not keep the server reading. */
const READS_MAX = 250_000;

export type PartReader = ReturnType<typeof createPartReader>;

/** Reads a file a window at a time, each part at most once while positions go forward. */
export function createPartReader(readPart: ReadPart, sizeBytes: number) {
  let held: Buffer = Buffer.alloc(0);
  let heldAt = 0;
  let readsLeft = READS_MAX;

  async function readWindow(position: number, length: number): Promise<Buffer> {
    if (readsLeft-- === 0) throw new BrokenFile('too many parts');
    const isHeld = position >= heldAt && position + length <= heldAt + held.length;
    if (!isHeld) {
      const part = await readPart(position, Math.min(WINDOW_BYTES, sizeBytes - position));
      held = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
      heldAt = position;
    }
    return held.subarray(position - heldAt, position - heldAt + length);
  }

  return {
    sizeBytes,

    /** Exactly `length` bytes, at most a window. Throws BrokenFile when the file ends before. */
    async bytes(position: number, length: number): Promise<Buffer> {
      if (!Number.isSafeInteger(position) || position < 0 || length > WINDOW_BYTES || position + length > sizeBytes)
        throw new BrokenFile('a part outside of the file');
      const part = await readWindow(position, length);
      if (part.length < length) throw new BrokenFile('a file that ends early');
      return part;
    },

    /** Up to `length` bytes; none after the end. */
    async upTo(position: number, length = WINDOW_BYTES): Promise<Buffer> {
      const rest = Math.max(0, Math.min(length, WINDOW_BYTES, sizeBytes - position));
      return rest === 0 ? Buffer.alloc(0) : readWindow(position, rest);
    },
  };
}
