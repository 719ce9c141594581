import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DOCUMENT_NOTE_MAX } from '@jarchi/domain/documents/document-kinds.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { Ban, FileCheck } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useAnswerRequest, type RequestPlace } from '#data/official-requests.ts';
import { officialFa as fa } from './official.fa.ts';

const FORM = 'refusal';

interface DialogProps {
  place: RequestPlace;
  onClose: () => void;
}

function IssueDialog({ place, onClose }: DialogProps) {
  const answer = useAnswerRequest(place, onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={fa.issue.title}
      text={fa.issue.text}
      footer={
        <>
          <Button icon={FileCheck} isLoading={answer.isPending} onClick={() => answer.start({})}>
            {fa.issue.yes}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {fa.issue.cancel}
          </Button>
        </>
      }
    >
      {answer.error && (
        <Notice tone="danger" role="alert">
          {errorText(answer.error)}
        </Notice>
      )}
    </Dialog>
  );
}

function RefusalDialog({ place, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const answer = useAnswerRequest(place, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.isPending) return;
    const given = reason.trim();
    const wrong = given === '' ? fa.refuse.missing : given.length > DOCUMENT_NOTE_MAX ? fa.refuse.long : undefined;
    setIssue(wrong);
    if (wrong === undefined) answer.start({ reason: given });
    else input.current?.focus();
  };
  const refused = hasErrorCode(answer.error, 'reason_required') ? fa.refuse.missing : answer.error ? errorText(answer.error) : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBackdropInert
      title={fa.refuse.title}
      text={fa.refuse.text}
      footer={
        <>
          <Button type="submit" form={FORM} variant="danger" isLoading={answer.isPending}>
            {fa.refuse.yes}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {fa.issue.cancel}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <TextField
          label={fa.refuse.reason}
          hint={fa.refuse.hint}
          multiline
          kind="short"
          rows={3}
          autoFocus
          isRequired
          counterLimit={DOCUMENT_NOTE_MAX}
          value={reason}
          error={issue ?? refused}
          inputRef={input}
          onChange={(text) => {
            setReason(text);
            setIssue(undefined);
            if (answer.error) answer.reset();
          }}
        />
      </form>
    </Dialog>
  );
}

/** The two answers to a request, each asked once more before it is final. */
export function AnswerButtons({ place }: { place: RequestPlace }) {
  const [open, setOpen] = useState<'issue' | 'refuse'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button variant="dangerLine" icon={Ban} onClick={() => setOpen('refuse')}>
        {fa.refuse.open}
      </Button>
      <Button icon={FileCheck} onClick={() => setOpen('issue')}>
        {fa.issue.open}
      </Button>
      {open === 'issue' && <IssueDialog place={place} onClose={close} />}
      {open === 'refuse' && <RefusalDialog place={place} onClose={close} />}
    </>
  );
}
