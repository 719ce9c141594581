import type { Content } from '#data/contents/contents.ts';

/** An unsent comment on a content. */
export interface RejectionNote {
  readonly comment: string;
  readonly attachments: Content['attachments'];
}

const EMPTY: RejectionNote = { comment: '', attachments: [] };
const notes = new Map<number, RejectionNote>();

/** Kept while the panel is open, so that a visit to another content or a failure loses nothing. */
export const readNote = (id: number): RejectionNote => notes.get(id) ?? EMPTY;
export const keepNote = (id: number, note: RejectionNote): void => void notes.set(id, note);
export const dropNote = (id: number): void => void notes.delete(id);
