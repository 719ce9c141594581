import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { RotateCcw } from 'lucide-react';
import { useReopenTicket } from '#data/tickets/ticket-changes.ts';
import type { Ticket } from '#data/tickets/tickets.ts';
import { RatingForm } from './RatingForm.tsx';
import { talkFa as fa } from './talk.fa.ts';

/** The foot of a closed conversation: a button that reopens it, and its rating. */
export function ClosedFoot({ ticket }: { ticket: Ticket }) {
  const reopening = useReopenTicket(ticket.id, {
    onSuccess: () => void toast.success(fa.reopenedToast),
    onError: (error) => void toast.error(errorText(error)),
  });
  const { rating, can_rate } = ticket;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-md font-semibold">{fa.closed}</p>
          <p className="text-sm text-text-2">{fa.closedText}</p>
        </div>
        <Button icon={RotateCcw} variant="secondary" isLoading={reopening.isPending} onClick={() => reopening.start()}>
          {fa.reopen}
        </Button>
      </div>
      {can_rate && <RatingForm ticket={ticket.id} />}
      {rating && (
        <p className="text-md text-text-2">
          {fa.rating.given(formatNumber(rating.rating))}
          {rating.words !== '' && <bdi className="block wrap-anywhere text-text-3">{rating.words}</bdi>}
        </p>
      )}
    </div>
  );
}
