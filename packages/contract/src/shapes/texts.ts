import { z } from 'zod';
import type { TextKind } from '@jarchi/domain/drafts/fields/shapes.ts';
import { cleanLongText, cleanShortText } from '@jarchi/domain/text/clean-text.ts';

/** A name, title, subject, reason, label, address or search: cleaned before it is judged. */
export const shortText = () => z.string().overwrite(cleanShortText);

/** A caption, message or description: cleaned before it is judged. */
export const longText = () => z.string().overwrite(cleanLongText);

/** What programs make and what is secret is kept as it was sent: ids, tokens, codes, passwords. */
export const opaqueText = () => z.string().overwrite(asSent);

/** A text by its kind. */
export function textOf(kind: TextKind) {
  return { short: shortText, long: longText, opaque: opaqueText }[kind]();
}

function asSent(text: string): string {
  return text;
}
