/** By MIME. */
export const IMAGE_TYPES = ['image/jpeg', 'image/gif', 'image/png'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime'] as const;
type MediaFileType = (typeof IMAGE_TYPES)[number] | (typeof VIDEO_TYPES)[number];

export function isImageType(type: string): boolean {
  return (IMAGE_TYPES as readonly string[]).includes(type);
}

export function isVideoType(type: string): boolean {
  return (VIDEO_TYPES as readonly string[]).includes(type);
}

const TYPES_BY_EXTENSION: ReadonlyMap<string, MediaFileType> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['png', 'image/png'],
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['qt', 'video/quicktime'],
]);

/** The type that a file's name promises, or undefined when we take none of that name; what it is only its content tells. */
export function findTypeByName(name: string): MediaFileType | undefined {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? undefined : TYPES_BY_EXTENSION.get(name.slice(dot + 1).toLowerCase());
}
