import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { IMPERSONATION_MINUTES, parseReason, REASON_LENGTH } from '@jarchi/domain/staff/impersonation.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { KeyRound, ScrollText, ShieldCheck, Timer } from 'lucide-react';
import { useRef, useState } from 'react';
import { customersFa } from './customers.fa.ts';
import { useImpersonation } from '#data/customers.ts';

const fa = customersFa.impersonation;

const rules = [
  { icon: Timer, text: fa.rules.time(formatNumber(IMPERSONATION_MINUTES)) },
  { icon: ScrollText, text: fa.rules.audit },
  { icon: KeyRound, text: fa.rules.locked },
];

export interface ImpersonationDialogProps {
  customer: { readonly account: string; readonly title: string };
  onClose: () => void;
  /** Opens the path as a page of another app. */
  openPanel?: (path: string) => void;
}

/** Asks for the reason, shows the rules, and opens the customer's panel in this window. */
export function ImpersonationDialog({ customer, onClose, openPanel = (path) => location.assign(path) }: ImpersonationDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  const refuse = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  const opening = useImpersonation(customer.account, {
    onSuccess: ({ path }) => openPanel(path),
    onError: (failure) => refuse(hasErrorCode(failure, 'reason_required') ? missingText(reason) : errorText(failure)),
  });
  const submit = () => {
    const given = parseReason(reason);
    if (given === undefined) refuse(missingText(reason));
    else opening.start(given);
  };
  return (
    <AskDialog
      words={{ title: fa.question(customer.title), text: fa.text, yes: fa.open, no: fa.cancel, busy: fa.submitting }}
      isForm
      icon={ShieldCheck}
      width={560}
      // After a success the browser is on its way to the panel.
      isPending={opening.isPending || opening.isSuccess}
      onYes={submit}
      onClose={onClose}
    >
      <TextField
        label={fa.reason}
        hint={fa.reasonHint}
        multiline
        kind="short"
        rows={3}
        autoFocus
        isRequired
        counterLimit={REASON_LENGTH.most}
        value={reason}
        error={error}
        inputRef={input}
        onChange={(value) => {
          setReason(value);
          setError(undefined);
        }}
      />
      <ul className="flex flex-col gap-2 text-md text-text-2">
        {rules.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden size={18} className="mt-[3px] shrink-0 text-text-3" />
            {text}
          </li>
        ))}
      </ul>
    </AskDialog>
  );
}

function missingText(reason: string): string {
  const isLong = [...reason.trim()].length > REASON_LENGTH.most;
  return isLong ? fa.reasonLong(formatNumber(REASON_LENGTH.most)) : fa.reasonMissing(formatNumber(REASON_LENGTH.least));
}
