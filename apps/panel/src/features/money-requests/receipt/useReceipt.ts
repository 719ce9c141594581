import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { checkReceipt, cleanTrackingNumber } from '@jarchi/domain/money/requests/request-checks.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { type RefObject, useState } from 'react';
import { useSendReceipt } from '#data/money-requests/changes.ts';
import type { MoneyRequest } from '#data/money-requests/money-requests.ts';
import { describeIssues, type FieldErrors, findIssues, focusFirstError } from '../request-errors.ts';
import { useAttachment } from '../useAttachment.ts';
import { receiptFa as fa } from './receipt.fa.ts';
import { forgetTypedReceipt, readTypedReceipt, saveTypedReceipt, type TypedReceipt } from './typed-receipt.ts';

/** A bank slip as it is written; its values stay when it is refused, and outlive a reload. */
export function useReceipt(askedAmount: string, form: RefObject<HTMLFormElement | null>, onSent: (request: MoneyRequest) => void) {
  const [typed, setTyped] = useState(() => readTypedReceipt(sessionStorage, askedAmount));
  const [errors, setErrors] = useState<FieldErrors>({});
  const sending = useSendReceipt({
    onSuccess: (request) => {
      forgetTypedReceipt(sessionStorage);
      onSent(request);
    },
    onError: (error) => {
      const issues = findIssues(error);
      if (!issues) return void toast.error(errorText(error));
      setErrors(describeIssues(issues));
      focusFirstError(form.current);
    },
  });

  function change(next: Partial<TypedReceipt>) {
    setTyped((now) => {
      const changed = { ...now, ...next };
      saveTypedReceipt(sessionStorage, changed);
      return changed;
    });
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in next))));
  }
  const file = useAttachment(typed.attachment, (attachment) => {
    change({ attachment });
    setErrors(({ file: _file, ...others }) => others);
  });

  function send(): void {
    if (sending.isPending) return;
    if (file.sending) return void toast.info(fa.fileUnderWay);
    const { attachment, bank, day } = typed;
    const amount = typed.amount === '' ? null : Number(typed.amount);
    const facts = { amount, bank, day, tracking_number: cleanTrackingNumber(typed.tracking_number), has_file: attachment !== null };
    const issues = checkReceipt(facts, tehranDay(Date.now()));
    setErrors(describeIssues(issues));
    if (issues.length > 0 || amount === null || attachment === null) return focusFirstError(form.current);
    sending.start({ amount, bank, day, tracking_number: facts.tracking_number, attachment: attachment.id });
  }

  return { typed, change, errors, file, send, isSending: sending.isPending };
}
