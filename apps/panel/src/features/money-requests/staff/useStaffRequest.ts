import type { StaffKind } from '@jarchi/domain/money/requests/money-requests.ts';
import { checkStaffRequest, type RequestField } from '@jarchi/domain/money/requests/request-checks.ts';
import { findMost } from '@jarchi/domain/money/requests/request-money.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { type RefObject, useState } from 'react';
import { useSaveRequest } from '#data/money-requests/money-request-changes.ts';
import type { MoneyRequest } from '#data/money-requests/money-requests.ts';
import { useAttachment } from '../useAttachment.ts';
import { useFieldErrors } from '../useFieldErrors.ts';
import { staffFormsFa } from './staff-forms.fa.ts';

const fa = staffFormsFa.form;

interface OwnMoney {
  readonly available: number;
  readonly debt_limit: number;
}

interface Options {
  readonly kind: StaffKind;
  /** The draft that is continued. */
  readonly draft: MoneyRequest | undefined;
  readonly money: OwnMoney | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onDraft: (draft: MoneyRequest) => void;
  readonly onSent: () => void;
}

/** A request of staff as it is written; it can be saved unfinished. */
export function useStaffRequest({ kind, draft, money, form, onDraft, onSent }: Options) {
  const [amount, setAmount] = useState(draft && draft.amount > 0 ? String(draft.amount) : '');
  const [reason, setReason] = useState(draft?.reason ?? '');
  const [other, setOther] = useState(draft?.other_account?.account ?? '');
  const { errors, tell, tellFailure, forget } = useFieldErrors(form);
  const file = useAttachment(draft?.attachments[0] ?? null, () => undefined);
  const words = staffFormsFa.forms[kind];
  const saving = useSaveRequest({
    onSuccess: (request) => {
      if (request.state === 'draft') {
        toast.success(fa.saved);
        return onDraft(request);
      }
      if (request.state === 'done') toast.success(words.sent, words.sentText);
      else toast.success(fa.waiting, fa.waitingText);
      onSent();
    },
    onError: tellFailure,
  });

  function save(isDraft: boolean): void {
    if (saving.isPending) return;
    const value = amount === '' ? null : Number(amount);
    const other_account = other === '' ? null : other;
    const issues = isDraft ? [] : checkStaffRequest({ kind, amount: value, reason, other_account }, money && findMost(kind, money));
    tell(issues);
    if (issues.length > 0) return;
    saving.start({
      ...(draft && { id: draft.id, version: draft.version }),
      kind,
      amount: value ?? 0,
      reason,
      other_account,
      attachment: file.attachment?.id ?? null,
      is_draft: isDraft,
    });
  }

  const withField = (field: RequestField, set: (text: string) => void) => (text: string) => {
    set(text);
    forget(field);
  };
  return {
    amount,
    setAmount: withField('amount', setAmount),
    reason,
    setReason: withField('reason', setReason),
    other,
    setOther: withField('other_account', setOther),
    errors,
    file,
    save,
    saving,
  };
}
