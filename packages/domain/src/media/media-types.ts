/** By MIME. */
export const IMAGE_TYPES = ['image/jpeg', 'image/gif', 'image/png'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime'] as const;

export function isImageType(type: string): boolean {
  return (IMAGE_TYPES as readonly string[]).includes(type);
}

export function isVideoType(type: string): boolean {
  return (VIDEO_TYPES as readonly string[]).includes(type);
}

/** Pictures that people often have and that are not taken, so that they are told the way out. */
export type UntakenPicture = 'heic' | 'apng';

export function findUntakenPicture(type: string): UntakenPicture | undefined {
  if (type === 'image/apng') return 'apng';
  return /^image\/hei[cf](?:-sequence)?$/.test(type) ? 'heic' : undefined;
}

/** The unit of file sizes. */
export const SIZE_UNIT_BYTES = 1_048_576;
