const startsWith =
  (...bytes: readonly number[]) =>
  (head: Uint8Array) =>
    bytes.every((byte, index) => head[index] === byte);

const latin = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.slice(from, to));

/** Animated: an acTL comes before the pixels (IDAT). */
function isAnimatedPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 8; isPng(head) && at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const chunk = latin(head, at + 4, at + 8);
    if (chunk === 'acTL' || chunk === 'IDAT') return chunk === 'acTL';
  }
  return false;
}

const isPng = startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const SIGNATURES: readonly { readonly type: string; readonly fits: (head: Uint8Array) => boolean }[] = [
  { type: 'image/apng', fits: isAnimatedPng },
  { type: 'image/png', fits: isPng },
  { type: 'image/jpeg', fits: startsWith(0xff, 0xd8, 0xff) },
  { type: 'image/gif', fits: startsWith(0x47, 0x49, 0x46, 0x38) },
  { type: 'application/pdf', fits: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d) },
  { type: 'video/quicktime', fits: (head) => latin(head, 4, 8) === 'ftyp' && latin(head, 8, 12) === 'qt  ' },
  // Pictures of the same family (HEIC, AVIF) begin in the same way, but are no videos.
  { type: 'image/heic', fits: (head) => latin(head, 4, 8) === 'ftyp' && /^(?:hei|hev|mif|msf)/.test(latin(head, 8, 12)) },
  { type: 'video/mp4', fits: (head) => latin(head, 4, 8) === 'ftyp' && !/^(?:hei|hev|mif|msf|avi)/.test(latin(head, 8, 12)) },
  { type: 'video/quicktime', fits: (head) => ['moov', 'mdat', 'wide'].includes(latin(head, 4, 8)) },
];

/** The number of bytes that typeOfBytes needs; the server looks further for an animation of a PNG. */
export const HEAD_BYTES = 4100;

/** The type of a file by its first bytes, not by its name; undefined for types that we neither accept nor have a word on. */
export function typeOfBytes(head: Uint8Array): string | undefined {
  return SIGNATURES.find(({ fits }) => fits(head))?.type;
}
