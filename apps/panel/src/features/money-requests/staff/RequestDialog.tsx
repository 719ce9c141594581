import { useIsVisit } from '#data/account/viewer.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { needsSecondStaff, REASON_MAX } from '@jarchi/domain/money/requests/money-requests.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { focusUnreadAmount } from '@jarchi/ui/fields/amount/unread-amount.ts';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatId, formatToman } from '@jarchi/ui/format/format.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { useDecideRequest, useWithdrawRequest } from '#data/money-requests/money-request-changes.ts';
import type { MoneyRequest } from '#data/money-requests/money-requests.ts';
import { AttachmentPicture } from '../AttachmentPicture.tsx';
import { listRequestFacts } from '../request-facts.tsx';
import { requestsFa } from '../requests.fa.ts';
import { staffFa } from './staff.fa.ts';

const fa = staffFa.decision;
export interface RequestDialogProps {
  request: MoneyRequest;
  secondAbove: number;
  onClose: () => void;
}

/** One request as staff see it: its facts and file, and the decision while it waits. */
export function RequestDialog({ request, secondAbove, onClose }: RequestDialogProps) {
  const { id, kind, state, version, can_approve, can_withdraw } = request;
  const claimed = request.amount_credited ?? request.amount;
  const [text, setText] = useState(String(claimed));
  const [reason, setReason] = useState('');
  const [tracking, setTracking] = useState('');
  const isFirst = state === 'waiting' && needsSecondStaff(Number(text), secondAbove);
  const deciding = useDecideRequest(id, {
    onSuccess: (decided) => {
      toast.success(decided.state === 'done' ? fa.approved : decided.state === 'refused' ? fa.refused : fa.waiting);
      onClose();
    },
  });
  const withdrawal = useWithdrawRequest({
    onSuccess: () => {
      toast.success(requestsFa.withdrawn);
      onClose();
    },
  });
  const error = deciding.error ?? withdrawal.error;
  const decide = (decision: 'approve' | 'refuse') => {
    if (decision === 'approve' && focusUnreadAmount()) return;
    deciding.start({ decision, version, reason, tracking_number: tracking, ...(kind === 'receipt' && { amount: Number(text) }) });
  };
  // Development mode shows what staff see, and has nobody in whose name a decision would be recorded.
  const isVisit = useIsVisit();
  const isWaiting = isVisit !== false && (state === 'waiting' || state === 'waiting_second');
  return (
    <Dialog
      isOpen
      width={560}
      title={requestsFa.detail(formatId(id))}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {can_approve && (
            <Button
              size="lg"
              isLoading={deciding.isPending && deciding.variables?.decision === 'approve'}
              onClick={() => decide('approve')}
            >
              {isFirst ? fa.approveFirst(formatToman(Number(text))) : fa.approve(formatToman(Number(text)))}
            </Button>
          )}
          {isWaiting && (
            <Button
              size="lg"
              variant="dangerLine"
              isLoading={deciding.isPending && deciding.variables?.decision === 'refuse'}
              onClick={() => decide('refuse')}
            >
              {fa.refuse}
            </Button>
          )}
          {can_withdraw && (
            <Button size="lg" variant="secondary" isLoading={withdrawal.isPending} onClick={() => withdrawal.start(id)}>
              {fa.withdraw}
            </Button>
          )}
          {!isWaiting && (
            <Button size="lg" variant="secondary" onClick={onClose}>
              {fa.close}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Notice tone="danger" role="alert">
            {errorText(error)}
          </Notice>
        )}
        <DefinitionRows rows={listRequestFacts(request)} />
        {request.attachments.map((attachment) => (
          <AttachmentPicture key={attachment.id} attachment={attachment} className="max-h-80" />
        ))}
        {isWaiting && !can_approve && <Notice>{fa.own}</Notice>}
        {can_approve && kind === 'receipt' && state === 'waiting' && <AmountInput label={fa.amount} value={text} onChange={setText} />}
        {can_approve && kind === 'money_back' && (
          <TextField label={fa.tracking} dir="ltr" autoComplete="off" value={tracking} onChange={setTracking} />
        )}
        {isWaiting && (
          <TextField
            label={fa.reason}
            hint={fa.reasonHint}
            multiline
            kind="short"
            rows={2}
            counterLimit={REASON_MAX}
            value={reason}
            onChange={setReason}
          />
        )}
      </div>
    </Dialog>
  );
}
