import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DECISION_REASON_MAX } from '@jarchi/domain/jobs/dead-jobs.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { releaseQuery, useDecideJob, type DeadJob, type Decision } from '#data/stuck.ts';
import { stuckFa as fa } from './stuck.fa.ts';

const FORM = 'job-decision';

interface DialogProps {
  job: DeadJob;
  onClose: () => void;
}

export function RetryDialog({ job, onClose }: DialogProps) {
  const decide = useDecideJob(job.id, onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={fa.retry.title}
      text={fa.retry.text}
      footer={
        <>
          <Button isLoading={decide.isPending} onClick={() => decide.start({})}>
            {fa.acts.retry}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {fa.cancel}
          </Button>
        </>
      }
    >
      {decide.error && (
        <Notice tone="danger" role="alert">
          {errorText(decide.error)}
        </Notice>
      )}
    </Dialog>
  );
}

interface ReasonProps extends DialogProps {
  title: string;
  text?: string;
  hint: string;
  yes: string;
  /** What is decided besides the reason; undefined while it is not known. */
  decision: Omit<Decision, 'reason'> | undefined;
  /** Words for a refusal that the field's own do not tell. */
  tell?: (error: Error) => string;
  onRefused?: (error: Error) => void;
  children?: ReactNode;
}

/** A decision that needs a reason. */
function ReasonDialog({ job, onClose, title, text, hint, yes, decision, tell = errorText, onRefused, children }: ReasonProps) {
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const decide = useDecideJob(job.id, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (decide.isPending || !decision) return;
    const given = reason.trim();
    const wrong = given === '' ? fa.reasonMissing : given.length > DECISION_REASON_MAX ? fa.reasonLong : undefined;
    setIssue(wrong);
    if (wrong === undefined) decide.start({ ...decision, reason: given }, onRefused && { onError: onRefused });
    else input.current?.focus();
  };
  const isAboutReason = hasErrorCode(decide.error, 'reason_required');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBackdropInert
      title={title}
      text={text}
      footer={
        <>
          <Button type="submit" form={FORM} variant="danger" isLoading={decide.isPending} isDisabled={!decision}>
            {yes}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {fa.cancel}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
        {children}
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
        {decide.error && !isAboutReason && (
          <Notice tone="danger" role="alert">
            {tell(decide.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

export function DismissDialog(props: DialogProps) {
  const { title, text, hint } = fa.dismiss;
  return <ReasonDialog {...props} title={title} text={text} hint={hint} yes={fa.acts.dismiss} decision={{}} />;
}

/** Shows what the end of the campaign does to its money; when that has moved meanwhile, shows it anew. */
export function ReleaseDialog({ job, onClose }: DialogProps) {
  const preview = useQuery(releaseQuery(job.id));
  const words = fa.release;
  return (
    <ReasonDialog
      job={job}
      onClose={onClose}
      title={words.title(job.campaign?.title ?? '')}
      hint={words.hint}
      yes={fa.acts.release}
      decision={preview.data && { expected: preview.data }}
      tell={(error) => (hasErrorCode(error, 'preview_changed') ? words.changed : errorText(error))}
      onRefused={() => void preview.refetch()}
    >
      <DataRegion
        {...getRegion(preview)}
        failedText={preview.error ? errorText(preview.error) : undefined}
        skeleton={<SkeletonRows rows={2} hasAvatar={false} />}
      >
        {preview.data && (
          <>
            <p className="mb-2 text-text-2">{words.events[preview.data.event]}</p>
            <SumRows
              rows={[
                { label: words.released, amountToman: preview.data.released, kind: 'strong', tone: 'success' },
                { label: words.captured, amountToman: preview.data.captured },
                ...(preview.data.stays_held > 0 ? [{ label: words.stays, amountToman: preview.data.stays_held }] : []),
              ]}
            />
          </>
        )}
      </DataRegion>
    </ReasonDialog>
  );
}
