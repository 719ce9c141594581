import type { GuideType } from '#creatives/guide-files.ts';
import { IMAGE_TYPES } from '#creatives/media-types.ts';

/** The types of a slip, or of what belongs to a request or a ticket, by MIME: a picture or a document. */
export const ATTACHMENT_TYPES: readonly GuideType[] = [...IMAGE_TYPES, 'application/pdf'];

/** 10 MB. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024;

export type AttachmentIssue =
  | { readonly code: 'file_type_not_allowed'; readonly type: string }
  | { readonly code: 'file_too_large'; readonly limit_bytes: number; readonly size: number }
  | { readonly code: 'file_broken' };

/** Why a file cannot be attached: a browser knows its type by its name, the server by its bytes. */
export function checkAttachment({ type, size }: { readonly type: string; readonly size: number }): AttachmentIssue | undefined {
  if (!ATTACHMENT_TYPES.some((allowed) => allowed === type)) return { code: 'file_type_not_allowed', type };
  if (size === 0) return { code: 'file_broken' };
  return size > ATTACHMENT_BYTES ? { code: 'file_too_large', limit_bytes: ATTACHMENT_BYTES, size } : undefined;
}
