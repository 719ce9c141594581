import type { RareCoding } from '@jarchi/domain/media/rare-codings.ts';
import type { Box, BoxReader } from './mp4-boxes.ts';

/** Names of sample entries (mp4ra.org), each with how its film is coded. */
const CODINGS: readonly (readonly [names: RegExp, coding: RareCoding])[] = [
  [/^(?:hvc1|hev1|dvh1|dvhe)$/, 'hevc'],
  [/^ap(?:ch|cn|cs|co|4h|4x)$/, 'prores'],
  [/^vp09$/, 'vp9'],
  [/^av01$/, 'av1'],
  [/^(?:jpeg|mjpa|mjpb)$/, 'mjpeg'],
];
/** Profiles of H.264 beyond eight bits and halved colours, by their number. */
const RARE_PROFILES: ReadonlyMap<number, RareCoding> = new Map([
  [110, 'h264_10_bit'],
  [122, 'h264_422'],
  [44, 'h264_444'],
  [244, 'h264_444'],
]);
const AVC = /^avc[1-4]$/;
/** Of an entry: where the configuration of H.264 surely begins. */
const ENTRY_BYTES = 1024;

/** How a film is coded, if that is a way that messengers do not play; null for the usual H.264, and when the file does not tell. */
export async function findRareCoding(boxes: BoxReader, stsd: Box | undefined): Promise<RareCoding | null> {
  if (!stsd || stsd.end - stsd.start < 8) return null;
  for (const entry of await boxes.list({ ...stsd, start: stsd.start + 8 })) {
    const found = AVC.test(entry.type)
      ? await findRareProfile(boxes, entry)
      : (CODINGS.find(([names]) => names.test(entry.type))?.[1] ?? 'other');
    if (found) return found;
  }
  return null;
}

/** In an avcC box, the profile is the second byte. */
async function findRareProfile(boxes: BoxReader, entry: Box): Promise<RareCoding | undefined> {
  const bytes = await boxes.bytes(entry, 0, Math.min(ENTRY_BYTES, entry.end - entry.start));
  const at = bytes.indexOf('avcC');
  return at < 0 ? undefined : RARE_PROFILES.get(bytes[at + 5] ?? 0);
}
