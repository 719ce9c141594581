import { isVideoType, IMAGE_TYPES, VIDEO_TYPES } from '#media/media-types.ts';

/** The types of an attachment, by MIME: a picture, a document, and with a ticket a film or a text. */
export const ATTACHMENT_TYPES = [...IMAGE_TYPES, 'application/pdf'] as const;
export const TICKET_FILE_TYPES = [...ATTACHMENT_TYPES, ...VIDEO_TYPES, 'text/plain'] as const;
export type AttachmentType = (typeof TICKET_FILE_TYPES)[number];

/** What a file is attached to: a slip or a request of money, or a message of a ticket. */
export const ATTACHMENT_PURPOSES = ['request', 'ticket'] as const;
export type AttachmentPurpose = (typeof ATTACHMENT_PURPOSES)[number];

/** 10 MB; films, which only tickets take, may have 50 MB. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024;
export const TICKET_VIDEO_BYTES = 50 * 1024 * 1024;

export type AttachmentIssue =
  | { readonly code: 'file_type_not_allowed'; readonly type: string }
  | { readonly code: 'file_too_large'; readonly limit_bytes: number; readonly size: number }
  | { readonly code: 'file_broken' };

/** The most bytes that any file of a purpose may have. */
export function getAttachmentLimit(purpose: AttachmentPurpose): number {
  return purpose === 'ticket' ? TICKET_VIDEO_BYTES : ATTACHMENT_BYTES;
}

/** Whether a file has a type that is attached to such a thing. */
function isAttachmentType(type: string, purpose: AttachmentPurpose): boolean {
  const allowed: readonly string[] = purpose === 'ticket' ? TICKET_FILE_TYPES : ATTACHMENT_TYPES;
  return allowed.includes(type);
}

/** Why a file cannot be attached: a browser knows its type by its name, the server by its bytes. */
export function checkAttachment(
  { type, size }: { readonly type: string; readonly size: number },
  purpose: AttachmentPurpose = 'request',
): AttachmentIssue | undefined {
  if (!isAttachmentType(type, purpose)) return { code: 'file_type_not_allowed', type };
  if (size === 0) return { code: 'file_broken' };
  const limit_bytes = isVideoType(type) ? TICKET_VIDEO_BYTES : ATTACHMENT_BYTES;
  return size > limit_bytes ? { code: 'file_too_large', limit_bytes, size } : undefined;
}
