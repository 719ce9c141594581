import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { text as anyText } from '@jarchi/client-state/storage/shapes.ts';
import { checkMessage, cleanTicketText, MESSAGE_MAX, type TicketIssue } from '@jarchi/domain/tickets/ticket-checks.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { SendHorizontal } from 'lucide-react';
import { type SubmitEvent, Suspense, useRef, useState } from 'react';
import { useSendMessage } from '#data/tickets/ticket-changes.ts';
import { ticketKey } from '#data/tickets/ticket-key.ts';
import { useFiles } from '../files/useFiles.ts';
import { describeTicketIssues, findTicketIssues, showIssues, type TicketErrors } from '../ticket-errors.ts';
import { ticketsFa } from '../tickets.fa.ts';
import { talkFa as fa } from './talk.fa.ts';

// It is rarely needed for the first look at the page.
const FilesField = lazyPart(() => import('../files/FilesField.tsx'), 'FilesField');

/** Near the limit the count of letters is shown. */
const NEAR_LIMIT = 200;

const typedMessage = createKept((form: string) => ticketKey(form), anyText);

/** Writes the next message. After a failure the text stays, and the same press sends it again. */
export function Composer({ ticket }: { ticket: number }) {
  const form = `talk-${ticket}`;
  const [text, setText] = useState(() => typedMessage.read(form) ?? '');
  const [errors, setErrors] = useState<TicketErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const files = useFiles(form, () => setErrors(({ attachments: _mended, ...others }) => others));
  const write = (next: string) => {
    setText(next);
    typedMessage.keep(next, form);
    setErrors(({ text: _mended, ...others }) => others);
  };
  const fail = (issues: readonly TicketIssue[]) => {
    showIssues(element.current, () => {
      setErrors(describeTicketIssues(issues));
      files.drop(issues);
    });
  };
  const sending = useSendMessage(ticket, {
    onSuccess: () => {
      setText('');
      typedMessage.forget(form);
      files.clear();
      field.current?.focus();
    },
    onError: (error) => {
      const issues = findTicketIssues(error);
      if (issues) fail(issues);
      else setErrors({ text: `${errorText(error)} ${fa.kept}` });
    },
  });
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (sending.isPending) return;
    const message = { text: cleanTicketText(text), attachments: files.ids };
    const issues = checkMessage({ text: message.text, attachments: files.ids.length });
    if (issues.length > 0) return fail(issues);
    if (files.isBusy) return setErrors({ attachments: ticketsFa.files.busy });
    sending.start(message);
  };
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={fa.compose}
        isLabelHidden
        placeholder={fa.placeholder}
        multiline
        rows={2}
        dir="auto"
        inputRef={field}
        counterLimit={text.length > MESSAGE_MAX - NEAR_LIMIT ? MESSAGE_MAX : undefined}
        value={text}
        onChange={write}
        error={errors.text}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          submit();
        }}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <Suspense fallback={null}>
          <FilesField chosen={files} error={errors.attachments} isCompact />
        </Suspense>
        <div className="ms-auto flex items-center gap-3">
          <kbd dir="ltr" className="text-sm text-text-3 max-lg:hidden">
            {fa.keys}
          </kbd>
          <Button
            type="submit"
            icon={SendHorizontal}
            className="[&_svg]:rtl:-scale-x-100"
            isLoading={sending.isPending}
            loadingLabel={sending.isPending ? fa.sending : undefined}
          >
            {fa.send}
          </Button>
        </div>
      </div>
    </form>
  );
}
