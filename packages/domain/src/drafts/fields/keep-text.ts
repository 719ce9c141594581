import { cutText } from '#text/cut-text.ts';
import { DRAFT_FIELDS } from './draft-fields.ts';

/** The part of a text that its field stores: often more than a campaign allows, so that a long text gets an issue and is not cut. */
export function keepText(field: keyof typeof DRAFT_FIELDS, text: string): string {
  const { is } = DRAFT_FIELDS[field];
  return is.kind === 'text' ? cutText(text, is.max) : text;
}
