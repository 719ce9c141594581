import type { Content } from '#data/contents/contents.ts';

/** What somebody has written about a content and not sent yet. */
export interface RejectionNote {
  readonly comment: string;
  readonly attachments: Content['attachments'];
}

const EMPTY: RejectionNote = { comment: '', attachments: [] };
const notes = new Map<number, RejectionNote>();

/** Kept while the panel is open: going to another content and back, or a failure, loses nothing. */
export const readNote = (id: number): RejectionNote => notes.get(id) ?? EMPTY;
export const keepNote = (id: number, note: RejectionNote): void => void notes.set(id, note);
export const dropNote = (id: number): void => void notes.delete(id);
