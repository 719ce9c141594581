/** The types of a person's picture, by MIME. */
export const PROFILE_IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;

/** 10 MB. */
export const PROFILE_IMAGE_BYTES = 10 * 1024 * 1024;

/** The side of the stored square: the largest avatar on a screen of three pixels to one. */
export const PROFILE_IMAGE_PX = 256;

export type ProfileImageIssue =
  | { readonly code: 'file_type_not_allowed'; readonly type: string }
  | { readonly code: 'file_too_large'; readonly limit_bytes: number; readonly size: number }
  | { readonly code: 'file_broken' };

/** Why a file cannot be a person's picture: a browser knows its type by its name, the server by its bytes. */
export function checkProfileImage({ type, size }: { readonly type: string; readonly size: number }): ProfileImageIssue | undefined {
  if (size === 0) return { code: 'file_broken' };
  if (!PROFILE_IMAGE_TYPES.some((allowed) => allowed === type)) return { code: 'file_type_not_allowed', type };
  return size > PROFILE_IMAGE_BYTES ? { code: 'file_too_large', limit_bytes: PROFILE_IMAGE_BYTES, size } : undefined;
}
