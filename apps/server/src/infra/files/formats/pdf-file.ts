import { BrokenFile, type PartReader, WINDOW_BYTES } from './part-reader.ts';

/** The length of the tail in which readers look for the end of a PDF. */
const TAIL_BYTES = 1024;
/**
 * Names that run or start something when a page is opened. They may also be hidden in packed objects, so a PDF is only offered as a
 * download.
 */
const ACTIVE_NAMES = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia'];
const OVERLAP_BYTES = 16;

/** Throws BrokenFile when a PDF is cut off, or contains scripts, programs or files. */
export async function checkWholePdf(file: PartReader): Promise<void> {
  const head = (await file.upTo(0, 16)).toString('latin1');
  const tail = (await file.upTo(Math.max(0, file.sizeBytes - TAIL_BYTES), TAIL_BYTES)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(head) || !tail.includes('startxref') || !/%%EOF\s*$/.test(tail)) throw new BrokenFile('a PDF that is cut off');
  for (let at = 0; at < file.sizeBytes; at += WINDOW_BYTES - OVERLAP_BYTES) {
    const block = await file.upTo(at);
    if (ACTIVE_NAMES.some((name) => block.includes(name))) throw new BrokenFile('a PDF that does something');
  }
}
