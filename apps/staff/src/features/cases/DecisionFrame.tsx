import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';

export type CaseDecision = 'approve' | 'refuse';

export interface DecisionFrameProps {
  words: {
    readonly title: string;
    readonly reason: string;
    readonly reasonHint: string;
    readonly approving: string;
    readonly refuse: string;
  };
  reason: string;
  onReason: (reason: string) => void;
  reasonLimit: number;
  isReasonRequired?: boolean;
  /** What is wrong with the fields, a new object for each try: the first field that is wrong gets the focus. */
  issues: { readonly reason?: string };
  /** Why the server refused. */
  failure: string | undefined;
  /** Sent, and not answered yet. */
  sending: CaseDecision | undefined;
  /** The words of the approval; undefined if there is none to give. */
  approve: string | undefined;
  onSend: (decision: CaseDecision) => void;
  /** Before the buttons: what follows. */
  note?: ReactNode;
  foot?: string;
  children?: ReactNode;
}

/** The decision of a member of staff about a case: fields, the reason, and the two answers. */
export function DecisionFrame(props: DecisionFrameProps) {
  const { words, reason, onReason, reasonLimit, isReasonRequired, issues, failure, sending, approve, onSend, note, foot, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(issues).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (approve !== undefined) onSend('approve');
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{words.title}</h2>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {children}
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        multiline
        kind="short"
        rows={2}
        isRequired={isReasonRequired}
        counterLimit={reasonLimit}
        value={reason}
        onChange={onReason}
        error={issues.reason}
      />
      {note}
      {approve !== undefined && (
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isLoading={sending === 'approve'}
          loadingLabel={sending === 'approve' ? words.approving : undefined}
        >
          {approve}
        </Button>
      )}
      <Button size="lg" isFullWidth variant="dangerLine" isLoading={sending === 'refuse'} onClick={() => onSend('refuse')}>
        {words.refuse}
      </Button>
      {foot !== undefined && <p className="text-sm text-text-3">{foot}</p>}
    </form>
  );
}
