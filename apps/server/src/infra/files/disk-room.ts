import { statfs } from 'node:fs/promises';

/** The bytes that this process may still write on the disk of a directory. */
export async function findDiskRoom(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

export interface RoomOptions {
  findFreeBytes(): Promise<number>;
  /** 0: any room is enough. */
  readonly floorBytes: number;
  /** The disk has come below the floor. */
  onLow(freeBytes: number): void;
}

/** A check that throws while the disk has less room than the floor. */
export function watchRoom({ findFreeBytes, floorBytes, onLow }: RoomOptions): () => Promise<void> {
  let wasLow = false;
  return async () => {
    if (floorBytes === 0) return;
    const freeBytes = await findFreeBytes();
    const isLow = freeBytes < floorBytes;
    if (isLow && !wasLow) onLow(freeBytes);
    wasLow = isLow;
    if (isLow) throw new Error('the disk has less room than its floor');
  };
}
