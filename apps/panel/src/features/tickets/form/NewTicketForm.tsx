import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { checkTicket, cleanTicketText, MESSAGE_MAX, SUBJECT_MAX, type TicketIssue } from '@jarchi/domain/tickets/ticket-checks.ts';
import { categoryOf, TICKET_CATEGORIES, type TicketCategory } from '@jarchi/domain/tickets/tickets.ts';
import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { type SubmitEvent, Suspense, useRef, useState } from 'react';
import { useOpenTicket } from '#data/tickets/ticket-changes.ts';
import type { Ticket } from '#data/tickets/tickets.ts';
import { useFiles } from '../files/useFiles.ts';
import { NEW_TICKET, typedTicket } from '../kept-ticket.ts';
import { describeTicketIssues, findTicketIssues, showIssues, type TicketErrors } from '../ticket-errors.ts';
import { ticketsFa } from '../tickets.fa.ts';
import { AnswerTime } from '../TicketBadge.tsx';
import { type About, fieldOf } from './about.ts';
import { AboutLine } from './AboutLine.tsx';
import { formFa as fa } from './form.fa.ts';

const RelatedArticles = lazyPart(() => import('./RelatedArticles.tsx'), 'RelatedArticles', { whenLost: 'nothing' });
// It is rarely needed for the first look at the page.
const FilesField = lazyPart(() => import('../files/FilesField.tsx'), 'FilesField');

export interface NewTicketFormProps {
  about: About | undefined;
  /** Leaves the ticket without what it is about. */
  onUnbind: () => void;
  department: string;
  categories: readonly { readonly key: TicketCategory; readonly title: string; readonly answer_minutes: number | null }[];
  onOpened: (ticket: Ticket) => void;
}

/** Writes a ticket. What is typed survives a reload of the tab. */
export function NewTicketForm({ about: asked, onUnbind, department, categories, onOpened }: NewTicketFormProps) {
  const named = asked && `${asked.kind} ${asked.id}`;
  const [unknown, setUnknown] = useState<string>();
  const isUnknown = named !== undefined && unknown === named;
  const about = isUnknown ? undefined : asked;
  const [typed, setTyped] = useState(() => {
    const kept = typedTicket.read() ?? { category: '', subject: '', text: '' };
    return kept.category === '' && about ? { ...kept, category: categoryOf(about.kind) } : kept;
  });
  const [errors, setErrors] = useState<TicketErrors>({});
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form, (element) => element.querySelector('select'));
  const latest = useRef(typed);
  const change = (next: Partial<typeof typed>, field: keyof TicketErrors) => {
    latest.current = { ...latest.current, ...next };
    setTyped(latest.current);
    typedTicket.keep(latest.current);
    setErrors(({ [field]: _mended, ...others }) => others);
  };
  const files = useFiles(NEW_TICKET, () => setErrors(({ attachments: _mended, ...others }) => others));
  const fail = (issues: readonly TicketIssue[]) => {
    showIssues(form.current, () => {
      setErrors(describeTicketIssues(issues));
      files.drop(issues);
    });
  };
  const opening = useOpenTicket({
    onSuccess: (ticket) => {
      typedTicket.forget();
      files.clear();
      onOpened(ticket);
    },
    onError: (error) => {
      const issues = findTicketIssues(error);
      if (issues) return fail(issues);
      const isOffline = error instanceof ApiError && error.status === 0;
      setFailure(isOffline ? `${errorText(error)} ${fa.kept}` : errorText(error));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (opening.isPending) return;
    setFailure(undefined);
    const { category } = typed;
    const [subject, text] = [cleanTicketText(typed.subject), cleanTicketText(typed.text)];
    const issues = checkTicket({ category, subject, text, attachments: files.ids.length });
    if (issues.length > 0) return fail(issues);
    if (files.isBusy) return setErrors({ attachments: ticketsFa.files.busy });
    const known = TICKET_CATEGORIES.find((key) => key === category);
    if (known) opening.start({ category: known, subject, text, attachments: files.ids, ...fieldOf(about) });
  };
  const chosen = categories.find(({ key }) => key === typed.category);
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-6 outline-none wide:grid wide:grid-cols-[minmax(0,1fr)_328px] wide:gap-12"
    >
      <div className="flex min-w-0 flex-col gap-5">
        {isUnknown && (
          <Notice tone="warning" role="status">
            {fa.unknownAbout}
          </Notice>
        )}
        {about && <AboutLine about={about} onUnknown={() => setUnknown(named)} onUnbind={onUnbind} />}
        {errors.about && (
          <Notice tone="danger" role="alert">
            {errors.about}
          </Notice>
        )}
        <SelectField
          label={fa.category}
          placeholder={fa.choose}
          size="lg"
          value={chosen ? chosen.key : ''}
          onChange={(category) => change({ category }, 'category')}
          options={categories.map(({ key, title }) => ({ value: key, label: title }))}
          error={errors.category}
        />
        <TextField
          label={fa.subject}
          name="subject"
          size="lg"
          dir="auto"
          autoComplete="off"
          counterLimit={SUBJECT_MAX}
          value={typed.subject}
          onChange={(subject) => change({ subject }, 'subject')}
          error={errors.subject}
        />
        <TextField
          label={fa.text}
          name="text"
          multiline
          rows={6}
          dir="auto"
          hint={fa.hint}
          counterLimit={MESSAGE_MAX}
          value={typed.text}
          onChange={(text) => change({ text }, 'text')}
          error={errors.text}
        />
        <Suspense fallback={null}>
          <FilesField chosen={files} error={errors.attachments} />
        </Suspense>
      </div>
      <section aria-label={fa.send} className="flex h-fit flex-col gap-4 rounded-lg border border-line bg-surface-sunken p-5">
        <Suspense fallback={null}>
          <RelatedArticles subject={typed.subject} />
        </Suspense>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <Button type="submit" size="lg" isFullWidth isLoading={opening.isPending} loadingLabel={opening.isPending ? fa.sending : undefined}>
          {fa.send}
        </Button>
        <p className="text-sm text-text-3">{fa.department(department)}</p>
        <AnswerTime minutes={chosen?.answer_minutes} />
      </section>
    </form>
  );
}
