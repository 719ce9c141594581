import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { isReason, needsSecondStaff, REASON_MAX } from '@jarchi/domain/money/requests/money-requests.ts';
import { checkTrackingNumber, cleanTrackingNumber } from '@jarchi/domain/money/requests/request-checks.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { type SubmitEvent, useState } from 'react';
import { type Decision, type RequestDetail, useDecide } from '#data/requests.ts';
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
    deciding.mutate({ decision, version, reason, tracking_number: number, ...(kind === 'receipt' && { amount: value }) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send('approve');
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{fa.title}</h2>
      {deciding.error && (
        <Notice tone="danger" role="alert">
          {errorText(deciding.error)}
        </Notice>
      )}
      {!can_approve && <Notice>{fa.own}</Notice>}
      {can_approve && kind === 'receipt' && state === 'waiting' && (
        <AmountInput label={fa.amount} value={amount} onChange={onAmount} error={errors.amount} />
      )}
      {can_approve && isPaying && (
        <TextField label={fa.tracking} dir="ltr" autoComplete="off" value={tracking} onChange={setTracking} error={errors.tracking} />
      )}
      <TextField
        label={fa.reason}
        hint={fa.reasonHint}
        multiline
        rows={2}
        counterLimit={REASON_MAX}
        value={reason}
        onChange={setReason}
        error={errors.reason}
      />
      {can_approve && isFirst && <Notice tone="warning">{fa.second(formatToman(second_staff_above))}</Notice>}
      {can_approve && !is_slip_used && (
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isLoading={deciding.isPending && deciding.variables?.decision === 'approve'}
          loadingLabel={deciding.isPending ? fa.approving : undefined}
        >
          {approveLabel(request, value, isFirst)}
        </Button>
      )}
      <Button
        size="lg"
        isFullWidth
        variant="dangerLine"
        isLoading={deciding.isPending && deciding.variables?.decision === 'refuse'}
        onClick={() => send('refuse')}
      >
        {fa.refuse}
      </Button>
      <p className="text-sm text-text-3">{fa.final}</p>
    </form>
  );
}
