import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { checkMessage, cleanTicketText, MESSAGE_MAX } from '@jarchi/domain/tickets/ticket-checks.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { type Ticket, useAnswer } from '#data/tickets.ts';
import { ticketsFa } from './tickets.fa.ts';

const fa = ticketsFa.form;

/** An answer to the customer, or a note that only staff read. A closed ticket takes notes only. */
export function AnswerForm({ ticket }: { ticket: Ticket }) {
  const isClosed = ticket.state === 'closed';
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [kind, setKind] = useState<'answer' | 'note'>('answer');
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const answering = useAnswer(ticket.account, ticket.id);
  const isNote = isClosed || kind === 'note';
  const fail = (words: string) => {
    setError(words);
    field.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (answering.isPending) return;
    const cleaned = cleanTicketText(text);
    const [issue] = checkMessage({ text: cleaned, attachments: 0 });
    if (issue) return fail(issue.code === 'too_long' ? fa.tooLong(formatNumber(MESSAGE_MAX)) : fa.required);
    answering.start(
      { text: cleaned, is_note: isNote },
      {
        onSuccess: () => {
          // Words that were typed meanwhile stay.
          setText((now) => (now === text ? '' : now));
          setKind('answer');
          toast.success(isNote ? fa.noted : fa.sent);
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line px-(--gutter) py-4">
      <h2 className="text-lg font-bold">{fa.title}</h2>
      {isClosed ? (
        <Notice>{fa.closed}</Notice>
      ) : (
        <RadioCards
          label={fa.kind}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'answer', label: fa.answer, text: fa.answerText },
            { value: 'note', label: fa.note, text: fa.noteText },
          ]}
        />
      )}
      {answering.error && (
        <Notice tone="danger" role="alert">
          {errorText(answering.error)}
        </Notice>
      )}
      <TextField
        label={fa.text}
        multiline
        rows={3}
        dir="auto"
        inputRef={field}
        counterLimit={MESSAGE_MAX}
        value={text}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit" className="w-fit" isLoading={answering.isPending}>
        {isNote ? fa.saveNote : fa.send}
      </Button>
    </form>
  );
}
