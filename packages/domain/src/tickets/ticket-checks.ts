/** Characters of a ticket's subject, of one message, and of the words of a rating. */
export const SUBJECT_MAX = 120;
export const MESSAGE_MAX = 2_000;
export const RATING_WORDS_MAX = 500;
export const RATING_MAX = 5;
/** Files of one message. */
export const TICKET_FILES_MAX = 5;

export type TicketField = 'category' | 'subject' | 'text' | 'attachments' | 'about' | 'rating' | 'words';

/** Why a field of a ticket cannot be accepted. */
export type TicketIssue =
  | { readonly field: 'category' | 'subject' | 'text' | 'rating'; readonly code: 'required' }
  | { readonly field: 'subject' | 'text' | 'words'; readonly code: 'too_long'; readonly limit: number }
  | { readonly field: 'attachments'; readonly code: 'too_many'; readonly limit: number }
  /** The account has no files with these ids. */
  | { readonly field: 'attachments'; readonly code: 'unknown'; readonly ids: readonly number[] }
  /** The account has no such campaign, payment or document. */
  | { readonly field: 'about'; readonly code: 'unknown' };

/** Control characters but line ends and tabs; they show nothing and hide much. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text as it is stored: letters as they were typed, lines ended in one way, no controls, nothing empty around it. */
export function cleanTicketText(typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
  return VISIBLE.test(text) ? text.trim() : '';
}

function checkText(field: 'subject' | 'text', text: string, limit: number): TicketIssue[] {
  if (text === '') return [{ field, code: 'required' }];
  return text.length > limit ? [{ field, code: 'too_long', limit }] : [];
}

/** All issues of a message: `text` is cleaned, `attachments` is the number of its files. */
export function checkMessage({ text, attachments }: { readonly text: string; readonly attachments: number }): TicketIssue[] {
  const tooMany = attachments > TICKET_FILES_MAX;
  return [
    ...checkText('text', text, MESSAGE_MAX),
    ...(tooMany ? [{ field: 'attachments', code: 'too_many', limit: TICKET_FILES_MAX } as const] : []),
  ];
}

export interface NewTicketFacts {
  /** Empty while none is chosen. */
  readonly category: string;
  /** Both cleaned. */
  readonly subject: string;
  readonly text: string;
  readonly attachments: number;
}

/** All issues of a new ticket, in the order of its form. */
export function checkTicket({ category, subject, ...message }: NewTicketFacts): TicketIssue[] {
  return [
    ...(category === '' ? [{ field: 'category', code: 'required' } as const] : []),
    ...checkText('subject', subject, SUBJECT_MAX),
    ...checkMessage(message),
  ];
}

/** All issues of a rating: stars from 1 to 5, 0 while none is chosen; `words` is cleaned and may be empty. */
export function checkRating({ rating, words }: { readonly rating: number; readonly words: string }): TicketIssue[] {
  const isRated = Number.isInteger(rating) && rating >= 1 && rating <= RATING_MAX;
  return [
    ...(isRated ? [] : [{ field: 'rating', code: 'required' } as const]),
    ...(words.length > RATING_WORDS_MAX ? [{ field: 'words', code: 'too_long', limit: RATING_WORDS_MAX } as const] : []),
  ];
}
