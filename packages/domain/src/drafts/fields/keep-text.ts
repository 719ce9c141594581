import type { DraftField } from '#drafts/drafts.ts';
import { DRAFT_FIELDS } from './draft-fields.ts';

/** As much of a text as its field keeps: often more than may be bought, so that what is too long is said and not cut. */
export function keepText(field: DraftField, text: string): string {
  const { is } = DRAFT_FIELDS[field];
  return is.kind === 'text' ? text.slice(0, is.max) : text;
}
