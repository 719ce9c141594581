import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { checkRating, cleanTicketText, RATING_MAX, RATING_WORDS_MAX } from '@jarchi/domain/tickets/ticket-checks.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Star } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useRateTicket } from '#data/tickets/ticket-changes.ts';
import { describeTicketIssues, findTicketIssues, showIssues, type TicketErrors } from '../ticket-errors.ts';
import { talkFa } from './talk.fa.ts';

const fa = talkFa.rating;
const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** One to five stars, as radio buttons: arrows move between them. */
function Stars({ rating, onRate, isInvalid }: { rating: number; onRate: (rating: number) => void; isInvalid: boolean }) {
  const name = useId();
  return (
    <div className="flex">
      {STARS.map((count) => (
        <label key={count} className="relative grid size-11 cursor-pointer place-items-center rounded-md ring-within">
          <input
            type="radio"
            name={name}
            aria-label={fa.star(formatNumber(count))}
            aria-invalid={isInvalid || undefined}
            checked={rating === count}
            onChange={() => onRate(count)}
            className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
          />
          <Star aria-hidden size={24} className={count <= rating ? 'fill-current text-warning-text' : 'text-text-3'} />
        </label>
      ))}
    </div>
  );
}

/** Rates a closed ticket, once for each closing. */
export function RatingForm({ ticket }: { ticket: number }) {
  const [rating, setRating] = useState(0);
  const [words, setWords] = useState('');
  const [errors, setErrors] = useState<TicketErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useRateTicket(ticket, {
    onSuccess: () => void toast.success(fa.sent),
    onError: (error) => {
      const issues = findTicketIssues(error);
      if (issues) setErrors(describeTicketIssues(issues));
      else toast.error(errorText(error));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const cleaned = cleanTicketText(words);
    const issues = checkRating({ rating, words: cleaned });
    showIssues(form.current, () => setErrors(describeTicketIssues(issues)));
    if (issues.length === 0) change.start({ rating, words: cleaned });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={fa.label} error={errors.rating} isGroup>
        <Stars rating={rating} onRate={setRating} isInvalid={errors.rating !== undefined} />
      </Field>
      <TextField
        label={fa.words}
        optional
        multiline
        rows={2}
        dir="auto"
        counterLimit={words === '' ? undefined : RATING_WORDS_MAX}
        value={words}
        onChange={setWords}
        error={errors.words}
      />
      <Button type="submit" variant="secondary" className="w-fit" isLoading={change.isPending}>
        {fa.send}
      </Button>
    </form>
  );
}
