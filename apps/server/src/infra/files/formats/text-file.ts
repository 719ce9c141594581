import { type ReadPart, WINDOW_BYTES } from './part-reader.ts';

/** What texts do not have: controls but tab, line ends, form feed, and the escape of coloured logs. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/u;
const ESCAPE = String.fromCodePoint(27);

/** Whether a whole file is a text in UTF-8. Holds one window of it at a time. */
export async function isTextFile(read: ReadPart, sizeBytes: number): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let position = 0; position < sizeBytes; position += WINDOW_BYTES) {
      const part = await read(position, Math.min(WINDOW_BYTES, sizeBytes - position));
      if (CONTROLS.test(decoder.decode(part, { stream: true }).replaceAll(ESCAPE, ''))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
