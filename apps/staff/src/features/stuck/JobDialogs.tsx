import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DECISION_REASON_MAX } from '@jarchi/domain/jobs/dead-jobs.ts';
import { ShownActDialog } from '@jarchi/shell/acts/ShownActDialog.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { useRef, useState } from 'react';
import { useDecideJob, useReleaseJob, type DeadJob } from '#data/stuck.ts';
import { stuckFa as fa } from './stuck.fa.ts';

interface DialogProps {
  job: DeadJob;
  onClose: () => void;
}

export function RetryDialog({ job, onClose }: DialogProps) {
  const decide = useDecideJob(job.id, onClose);
  return (
    <AskDialog
      words={{ ...fa.retry, yes: fa.acts.retry, no: fa.cancel }}
      isPending={decide.isPending}
      error={decide.error ? errorText(decide.error) : undefined}
      onYes={() => decide.start({})}
      onClose={onClose}
    />
  );
}

/** The reason of a decision, with its field. */
function useReason(hint: string, error: Error | null) {
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isAboutReason = hasErrorCode(error, 'reason_required');
  return {
    isAboutReason,
    field: (
      <TextField
        label={fa.reason}
        hint={hint}
        multiline
        kind="short"
        rows={3}
        autoFocus
        isRequired
        counterLimit={DECISION_REASON_MAX}
        value={reason}
        error={issue ?? (isAboutReason ? fa.reasonMissing : undefined)}
        inputRef={input}
        onChange={(next) => {
          setReason(next);
          setIssue(undefined);
        }}
      />
    ),
    /** Hands on what is sent, or tells at the field why it cannot be. */
    read(send: (reason: string) => void) {
      const given = reason.trim();
      const wrong = given === '' ? fa.reasonMissing : given.length > DECISION_REASON_MAX ? fa.reasonLong : undefined;
      setIssue(wrong);
      if (wrong === undefined) send(given);
      else input.current?.focus();
    },
  };
}

export function DismissDialog({ job, onClose }: DialogProps) {
  const decide = useDecideJob(job.id, onClose);
  const reason = useReason(fa.dismiss.hint, decide.error);
  return (
    <AskDialog
      words={{ ...fa.dismiss, yes: fa.acts.dismiss, no: fa.cancel }}
      isDanger
      isForm
      isPending={decide.isPending}
      error={decide.error && !reason.isAboutReason ? errorText(decide.error) : undefined}
      onYes={() => reason.read((given) => decide.start({ reason: given }))}
      onClose={onClose}
    >
      {reason.field}
    </AskDialog>
  );
}

/** Ends the campaign of a job, at the amounts that are shown. */
export function ReleaseDialog({ job, onClose }: DialogProps) {
  const words = fa.release;
  const releasing = useReleaseJob(job.id, onClose);
  const reason = useReason(words.hint, releasing.error);
  return (
    <ShownActDialog
      act={reason.isAboutReason ? { ...releasing, error: null } : releasing}
      words={{ ...words, title: words.title(job.campaign?.title ?? ''), yes: fa.acts.release, no: fa.cancel }}
      isDanger
      isForm
      explain={errorText}
      skeleton={<SkeletonRows rows={2} hasAvatar={false} />}
      below={reason.field}
      onYes={() => reason.read(releasing.start)}
      onClose={onClose}
    >
      {(preview) => (
        <>
          <p className="mb-2 text-text-2">{words.events[preview.event]}</p>
          <SumRows
            rows={[
              { label: words.released, amountToman: preview.released, kind: 'strong', tone: 'success' },
              { label: words.captured, amountToman: preview.captured },
              ...(preview.stays_held > 0 ? [{ label: words.stays, amountToman: preview.stays_held }] : []),
            ]}
          />
        </>
      )}
    </ShownActDialog>
  );
}
