import type { MediaFileFacts } from '@jarchi/domain/creatives/media-files.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';

const SIGNATURES: readonly { readonly type: string; readonly bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
];

/** What a file is by its first bytes, whatever its name says; undefined when it is no image we take. */
export function typeOfBytes(head: Uint8Array): string | undefined {
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))?.type;
}

export type ReadIssue = { readonly code: 'file_broken' };

/** Type, size and dimensions of a chosen file, read here so that a bad one is not sent at all. */
export async function readImageFacts(file: File): Promise<Result<MediaFileFacts, ReadIssue>> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const type = typeOfBytes(head);
  const facts = { type: type ?? file.type, size: file.size, width: 0, height: 0, duration: null };
  if (type === undefined) return succeed({ ...facts, type: 'application/octet-stream' });
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return succeed({ ...facts, width, height });
  } catch {
    return refuse({ code: 'file_broken' });
  }
}
