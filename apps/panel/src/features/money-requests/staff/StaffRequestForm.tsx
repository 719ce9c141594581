import { REASON_MAX, needsSecondStaff, type StaffKind } from '@jarchi/domain/money/requests/money-requests.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useWithdrawRequest } from '#data/money-requests/money-request-changes.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { ScrollText } from 'lucide-react';
import { useRef } from 'react';
import type { Balance } from '#data/finance/finance.ts';
import type { AdvertiserDetails, MoneyRequest } from '#data/money-requests/money-requests.ts';
import { EffectForm, EffectPanel } from '#features/finance/public.ts';
import { MoneyButton } from '#features/finance/public.ts';
import { AttachmentField } from '../AttachmentField.tsx';
import { listEffect } from './list-effect.ts';
import { LedgerLines } from './LedgerLines.tsx';
import { staffFormsFa } from './staff-forms.fa.ts';
import { useStaffRequest } from './useStaffRequest.ts';

const fa = staffFormsFa.form;

export interface StaffRequestFormProps {
  kind: StaffKind;
  draft: MoneyRequest | undefined;
  balance: Balance;
  advertiser: AdvertiserDetails;
  secondAbove: number;
  onDraft: (draft: MoneyRequest) => void;
  onSent: () => void;
}

/** Staff give, take or move money of the account: the effect is shown before, and a draft can be kept. */
export function StaffRequestForm(props: StaffRequestFormProps) {
  const { kind, draft, balance, advertiser, secondAbove, onDraft, onSent } = props;
  const form = useRef<HTMLFormElement>(null);
  const request = useStaffRequest({ kind, draft, money: balance, form, onDraft, onSent });
  const amount = Number(request.amount);
  const chosen = advertiser.accounts.find(({ account }) => account === request.other);
  const { saving } = request;
  const isSending = saving.isPending && !saving.variables.is_draft;
  const isSavingDraft = saving.isPending && !isSending;
  const removal = useWithdrawRequest({
    onSuccess: () => {
      toast.success(fa.discarded);
      onSent();
    },
    onError: (error) => void toast.error(errorText(error)),
  });
  return (
    <EffectForm
      formRef={form}
      onSubmit={() => request.save(false)}
      effect={
        <EffectPanel
          title={fa.effect}
          rows={listEffect({ kind, amount, available: balance.available, other: kind === 'transfer' ? chosen : undefined })}
        >
          {needsSecondStaff(amount, secondAbove) && <Notice tone="warning">{fa.second(formatToman(secondAbove))}</Notice>}
          <MoneyButton
            amount={amount}
            label={staffFormsFa.forms[kind].send}
            empty={fa.sendEmpty}
            sending={fa.sending}
            isSending={isSending}
          />
          <Button
            variant="secondary"
            isFullWidth
            isLoading={isSavingDraft}
            loadingLabel={isSavingDraft ? fa.saving : undefined}
            onClick={() => request.save(true)}
          >
            {fa.saveDraft}
          </Button>
          {draft && (
            <Button variant="ghost" isFullWidth isLoading={removal.isPending} onClick={() => removal.start(draft.id)}>
              {fa.discard}
            </Button>
          )}
          <p className="flex items-start gap-2 text-sm text-text-3">
            <ScrollText aria-hidden size={16} className="mt-1 shrink-0" />
            {fa.audit}
          </p>
        </EffectPanel>
      }
    >
      {kind === 'transfer' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={fa.from}
            hint={fa.availableThere(formatToman(balance.available))}
            value={advertiser.title}
            onChange={() => undefined}
            isReadOnly
          />
          {advertiser.accounts.length === 0 ? (
            <Notice tone="warning">{fa.noOther}</Notice>
          ) : (
            <SelectField
              label={fa.to}
              value={request.other}
              onChange={request.setOther}
              placeholder={fa.chooseTo}
              options={advertiser.accounts.map(({ account, title, available }) => ({
                value: account,
                label: fa.accountOf(title, formatToman(available)),
              }))}
              error={request.errors.other_account}
            />
          )}
        </div>
      )}
      <AmountInput
        name="amount"
        size="lg"
        label={fa.amount}
        value={request.amount}
        onChange={request.setAmount}
        error={request.errors.amount}
      />
      <TextField
        name="reason"
        label={fa.reason}
        hint={fa.reasonHint}
        multiline
        kind="short"
        rows={3}
        counterLimit={REASON_MAX}
        value={request.reason}
        onChange={request.setReason}
        error={request.errors.reason}
      />
      <AttachmentField label={fa.attachment} optional file={request.file} />
      <LedgerLines kind={kind} amount={amount} />
    </EffectForm>
  );
}
