import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { checkReceipt, cleanTrackingNumber } from '@jarchi/domain/money/requests/request-checks.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { type RefObject, useState } from 'react';
import { useSendReceipt } from '#data/money-requests/money-request-changes.ts';
import type { MoneyRequest } from '#data/money-requests/money-requests.ts';
import { useFieldErrors } from '../useFieldErrors.ts';
import { useAttachment } from '../useAttachment.ts';
import { receiptFa as fa } from './receipt.fa.ts';
import { readTypedReceipt, typedReceipt, type TypedReceipt } from './typed-receipt.ts';

const FIELDS = ['amount', 'bank', 'day', 'tracking_number'] as const;

/** A bank slip as it is written; its values stay when it is refused, and outlive a reload. */
export function useReceipt(askedAmount: string, form: RefObject<HTMLFormElement | null>, onSent: (request: MoneyRequest) => void) {
  const [typed, setTyped] = useState(() => readTypedReceipt(askedAmount));
  const { errors, tell, tellFailure, forget } = useFieldErrors(form);
  const sending = useSendReceipt({
    onSuccess: (request) => {
      typedReceipt.forget();
      onSent(request);
    },
    onError: tellFailure,
  });

  function change(next: Partial<TypedReceipt>) {
    setTyped((now) => {
      const changed = { ...now, ...next };
      typedReceipt.keep(changed);
      return changed;
    });
    forget(...FIELDS.filter((field) => field in next));
  }
  const file = useAttachment(typed.attachment, (attachment) => {
    change({ attachment });
    forget('file');
  });

  function send(): void {
    if (sending.isPending) return;
    if (file.sending) return void toast.info(fa.fileUnderWay);
    const { attachment, bank, day } = typed;
    const amount = typed.amount === '' ? null : Number(typed.amount);
    const facts = { amount, bank, day, tracking_number: cleanTrackingNumber(typed.tracking_number), has_file: attachment !== null };
    const issues = checkReceipt(facts, tehranDay(Date.now()));
    tell(issues);
    if (issues.length > 0 || amount === null || attachment === null) return;
    sending.start({ amount, bank, day, tracking_number: facts.tracking_number, attachment: attachment.id });
  }

  return { typed, change, errors, file, send, isSending: sending.isPending };
}
