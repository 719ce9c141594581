import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DOCUMENT_NOTE_MAX } from '@jarchi/domain/documents/document-kinds.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { Ban, FileCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAnswerRequest, type RequestAddress } from '#data/official-requests.ts';
import { officialFa as fa } from './official.fa.ts';

interface DialogProps {
  address: RequestAddress;
  onClose: () => void;
}

function IssueDialog({ address, onClose }: DialogProps) {
  const answer = useAnswerRequest(address, onClose);
  return (
    <AskDialog
      words={{ ...fa.issue, no: fa.issue.cancel }}
      icon={FileCheck}
      isPending={answer.isPending}
      error={answer.error ? errorText(answer.error) : undefined}
      onYes={() => answer.start({})}
      onClose={onClose}
    />
  );
}

function RefusalDialog({ address, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const answer = useAnswerRequest(address, onClose);
  const submit = () => {
    const given = reason.trim();
    const wrong = given === '' ? fa.refuse.missing : given.length > DOCUMENT_NOTE_MAX ? fa.refuse.long : undefined;
    setIssue(wrong);
    if (wrong === undefined) answer.start({ reason: given });
    else input.current?.focus();
  };
  const refused = hasErrorCode(answer.error, 'reason_required') ? fa.refuse.missing : answer.error ? errorText(answer.error) : undefined;
  return (
    <AskDialog words={{ ...fa.refuse, no: fa.issue.cancel }} isDanger isForm isPending={answer.isPending} onYes={submit} onClose={onClose}>
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
    </AskDialog>
  );
}

/** The two answers to a request; each is a question first. */
export function AnswerButtons({ address }: { address: RequestAddress }) {
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
      {open === 'issue' && <IssueDialog address={address} onClose={close} />}
      {open === 'refuse' && <RefusalDialog address={address} onClose={close} />}
    </>
  );
}
