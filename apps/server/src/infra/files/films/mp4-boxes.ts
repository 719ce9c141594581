import { BrokenFile, type PartReader, WINDOW_BYTES } from '#infra/files/formats/part-reader.ts';

export interface Box {
  readonly type: string;
  /** After its head. */
  readonly start: number;
  readonly end: number;
}

/** Rows of one length within a box. */
export interface Table {
  readonly start: number;
  readonly count: number;
  readonly rowBytes: number;
}

/** A film of ten minutes in fragments of half a second has 13,000; a file of empty boxes must not keep the server reading. */
const BOXES_MAX = 60_000;
/** Rows of one table: a film of ten minutes in which every frame has its own duration has 36,000. */
const ROWS_MAX = 100_000;
/** Rows of all tables together. */
const ALL_ROWS_MAX = 1_000_000;

export type BoxReader = ReturnType<typeof createBoxReader>;

/** Reads the boxes of an MP4 or MOV file (ISO 14496-12), with limits for all of them together. Throws BrokenFile. */
export function createBoxReader(file: PartReader) {
  let boxesLeft = BOXES_MAX;
  let rowsLeft = ALL_ROWS_MAX;

  async function list(from: number, to: number): Promise<Box[]> {
    const boxes: Box[] = [];
    for (let at = from; at + 8 <= to;) {
      if (boxesLeft-- === 0) throw new BrokenFile('too many boxes');
      const head = await file.upTo(at, Math.min(16, to - at));
      const { length, headBytes } = readLength(head, to - at);
      if (length < headBytes || at + length > to) throw new BrokenFile('a box that leaves its parent');
      boxes.push({ type: head.toString('latin1', 4, 8), start: at + headBytes, end: at + length });
      at += length;
    }
    return boxes;
  }

  return {
    /** `bytes` of a box from an offset in it; throws when the box is shorter. */
    async bytes(box: Box, offset: number, bytes: number): Promise<Buffer> {
      if (box.start + offset + bytes > box.end) throw new BrokenFile('a box that ends early');
      return file.bytes(box.start + offset, bytes);
    },

    list: (box: Box): Promise<Box[]> => list(box.start, box.end),

    /** Those outside of every other, up to the end of the file: what is left of a box there means that the file was cut off. */
    async listOuter(): Promise<Box[]> {
      const boxes = await list(0, file.sizeBytes);
      const rest = await file.upTo(boxes.at(-1)?.end ?? 0, 8);
      const isPadding = rest.length >= 4 && rest.every((byte) => byte === 0);
      if (rest.length > 0 && !isPadding) throw new BrokenFile('a box that is cut off in its head');
      return boxes;
    },

    /** The first box along a path of types, such as mdia/minf/stbl. */
    async find(within: Box, ...path: string[]): Promise<Box | undefined> {
      let box: Box | undefined = within;
      for (const type of path) box = box && (await list(box.start, box.end)).find((child) => child.type === type);
      return box;
    },

    /** The sum of what `take` reads in each row of a table in `box`. */
    async sum(box: Box, { start, count, rowBytes }: Table, take: (row: Buffer) => number): Promise<number> {
      rowsLeft -= count;
      if (count > ROWS_MAX || rowsLeft < 0 || start + count * rowBytes > box.end) throw new BrokenFile('a table longer than its box');
      const rowsAtOnce = Math.floor(WINDOW_BYTES / rowBytes);
      let sum = 0;
      for (let row = 0; row < count; row += rowsAtOnce) {
        const part = await file.bytes(start + row * rowBytes, Math.min(rowsAtOnce, count - row) * rowBytes);
        for (let at = 0; at < part.length; at += rowBytes) sum += take(part.subarray(at, at + rowBytes));
      }
      return sum;
    },
  };
}

/** 1 means that a length of 64 bits follows, 0 that the box goes on to the end. */
function readLength(head: Buffer, rest: number): { length: number; headBytes: number } {
  const length = head.readUInt32BE(0);
  if (length !== 1) return { length: length === 0 ? rest : length, headBytes: 8 };
  if (head.length < 16) throw new BrokenFile('a length that is cut off');
  return { length: Number(head.readBigUInt64BE(8)), headBytes: 16 };
}
