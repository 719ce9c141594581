import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { isReason, needsSecondStaff, REASON_MAX } from '@jarchi/domain/money/requests/money-requests.ts';
import { checkTrackingNumber, cleanTrackingNumber } from '@jarchi/domain/money/requests/request-checks.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { type Decision, type RequestDetail, useDecide } from '#data/requests.ts';
import { DecisionFrame } from '#features/cases/public.ts';
import { requestsFa } from './requests.fa.ts';

const fa = requestsFa.decision;

interface Errors {
  readonly amount?: string;
  readonly tracking?: string;
  readonly reason?: string;
}

function approveLabel({ kind }: RequestDetail, amount: number, isFirst: boolean): string {
  const text = formatToman(amount);
  if (isFirst) return fa.approveFirst(text);
  if (kind === 'money_back') return fa.pay(text);
  return kind === 'receipt' || kind === 'charge' ? fa.approve(text) : fa.approveTaking(text);
}

export interface DecisionFormProps {
  request: RequestDetail;
  amount: string;
  onAmount: (amount: string) => void;
  onDecided: () => void;
}

/** The decision of this member of staff, while the request waits. */
export function DecisionForm({ request, amount, onAmount, onDecided }: DecisionFormProps) {
  const { account, id, kind, state, version, can_approve, second_staff_above, is_slip_used } = request;
  const [reason, setReason] = useState('');
  const [tracking, setTracking] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const deciding = useDecide(account, id, (row) => {
    toast.success(row.state === 'done' ? fa.approved : row.state === 'refused' ? fa.refused : fa.waiting);
    onDecided();
  });
  const value = Number(amount);
  const isFirst = state === 'waiting' && needsSecondStaff(value, second_staff_above);
  const isPaying = kind === 'money_back' && !isFirst;
  const send = (decision: Decision['decision']) => {
    if (deciding.isPending) return;
    const isOther = decision === 'approve' && value !== (request.amount_credited ?? request.amount);
    const number = cleanTrackingNumber(tracking);
    const wrong: Errors = {
      ...(decision === 'approve' && value <= 0 && { amount: fa.amountRequired }),
      ...(decision === 'approve' && isPaying && checkTrackingNumber(number).length > 0 && { tracking: fa.trackingRequired }),
      ...((decision === 'refuse' || isOther) && !isReason(reason) && { reason: fa.reasonRequired }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    deciding.start({ decision, version, reason, tracking_number: number, ...(kind === 'receipt' && { amount: value }) });
  };
  const note = can_approve && isFirst && <Notice tone="warning">{fa.second(formatToman(second_staff_above))}</Notice>;
  return (
    <DecisionFrame
      words={fa}
      reason={reason}
      onReason={setReason}
      reasonLimit={REASON_MAX}
      issues={errors}
      failure={deciding.error ? errorText(deciding.error) : undefined}
      sending={deciding.isPending ? deciding.variables.decision : undefined}
      approve={can_approve && !is_slip_used ? approveLabel(request, value, isFirst) : undefined}
      onSend={send}
      note={note}
      foot={fa.final}
    >
      {!can_approve && <Notice>{fa.own}</Notice>}
      {can_approve && kind === 'receipt' && state === 'waiting' && (
        <AmountInput label={fa.amount} value={amount} onChange={onAmount} error={errors.amount} />
      )}
      {can_approve && isPaying && (
        <TextField label={fa.tracking} dir="ltr" autoComplete="off" value={tracking} onChange={setTracking} error={errors.tracking} />
      )}
    </DecisionFrame>
  );
}
