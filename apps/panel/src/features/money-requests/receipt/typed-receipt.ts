import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { nullable, orElse, record, text } from '@jarchi/client-state/storage/shapes.ts';
import { findAccount } from '#api/cookies.ts';
import { attachmentShape } from '#data/money-requests/attachment-shape.ts';
import type { Attachment } from '#data/money-requests/money-requests.ts';

/** A slip as it is typed; it outlives a reload of the window. */
export interface TypedReceipt {
  /** Latin digits. */
  readonly amount: string;
  readonly tracking_number: string;
  readonly bank: string;
  readonly day: string;
  readonly attachment: Attachment | null;
}

const typed = orElse(text, '');

export const typedReceipt = createKept<TypedReceipt>(
  () => `jarchi:receipt:${findAccount() ?? ''}`,
  record({ amount: typed, tracking_number: typed, bank: typed, day: typed, attachment: orElse(nullable(attachmentShape), null) }),
);

/** What was typed before, or the beginning of a form. */
export function readTypedReceipt(askedAmount: string): TypedReceipt {
  const kept = typedReceipt.read() ?? { amount: '', tracking_number: '', bank: '', day: '', attachment: null };
  return { ...kept, amount: kept.amount === '' ? askedAmount : kept.amount };
}
