import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCloseTicket, useReadTicket } from '#data/tickets/ticket-changes.ts';
import { type Ticket, ticketQuery } from '#data/tickets/tickets.ts';
import { useToday } from '#data/world/world.ts';
import { ClosedFoot } from '#features/tickets/talk/ClosedFoot.tsx';
import { Composer } from '#features/tickets/talk/Composer.tsx';
import { Conversation } from '#features/tickets/talk/Conversation.tsx';
import { talkFa as fa } from '#features/tickets/talk/talk.fa.ts';
import { TicketFacts } from '#features/tickets/talk/TicketFacts.tsx';
import { TicketBadge } from '#features/tickets/TicketBadge.tsx';
import { ticketsFa } from '#features/tickets/tickets.fa.ts';

const route = getRouteApi('/shell/support/$ticket');

/** What staff wrote counts as read once it was on a visible screen. */
function useReading(ticket: Ticket | undefined) {
  const reading = useReadTicket(ticket?.id ?? 0);
  const last = ticket?.is_unread ? ticket.entries.at(-1)?.id : undefined;
  const read = useEffectEvent(() => {
    if (last !== undefined && document.visibilityState === 'visible') reading.start(last);
  });
  useEffect(() => {
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [last]);
}

function CloseButton({ ticket }: { ticket: number }) {
  const closing = useCloseTicket(ticket, {
    onSuccess: () => void toast.success(fa.closedToast),
    onError: (error) => void toast.error(errorText(error)),
  });
  return (
    <Button variant="secondary" icon={CircleCheck} isIconOnPhones isLoading={closing.isPending} onClick={() => closing.start()}>
      {fa.close}
    </Button>
  );
}

/** One ticket: its conversation, which goes on while the page is open, and the next message. */
export function TicketPage() {
  const { ticket: id } = route.useParams();
  const ticket = useQuery(ticketQuery(Number(id)));
  const today = useToday();
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page, (element) => element.querySelector<HTMLElement>('[data-composer] textarea, [data-closed]'));
  const { data } = ticket;
  useReading(data);
  if (hasErrorCode(ticket.error, 'not_found')) throw notFound();
  return (
    <div ref={page} tabIndex={-1} className="flex min-h-full flex-col outline-none max-lg:min-h-dvh">
      <PageHead
        title={data?.subject ?? ticketsFa.title}
        badge={data && <TicketBadge state={data.state} />}
        sub={data && <span className="lg:hidden">{`${ticketsFa.states[data.state]} · ${formatId(data.id)}`}</span>}
        back={{ to: '/support', label: ticketsFa.title }}
        actions={data && data.state !== 'closed' && <CloseButton ticket={data.id} />}
      />
      <DataRegion {...getRegion(ticket)} className="flex flex-1 flex-col" skeleton={<SkeletonRows rows={6} />}>
        {data && (
          <div className="grid flex-1 max-xl:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_300px]">
            <aside className="border-line bg-surface-sunken px-(--gutter) max-xl:border-b xl:order-last xl:border-s xl:px-5 xl:py-6">
              <h2 className="mb-2 text-lg font-bold max-xl:hidden">{fa.facts}</h2>
              <div className="max-xl:hidden">
                <TicketFacts ticket={data} />
              </div>
              <details className="group py-1 xl:hidden">
                <summary className="flex min-h-11 cursor-pointer items-center justify-between text-sm text-text-2">
                  {fa.facts}
                  <ChevronDown aria-hidden size={18} className="shrink-0 text-text-3 group-open:rotate-180" />
                </summary>
                <TicketFacts ticket={data} />
              </details>
            </aside>
            <div className="flex min-w-0 flex-col">
              <div className="flex-1 px-(--gutter) py-5">
                <Conversation entries={data.entries} today={today} />
              </div>
              {data.state === 'closed' ? (
                <div data-closed tabIndex={-1} role="group" aria-label={fa.closed} className="border-t border-line px-(--gutter) py-4">
                  <ClosedFoot ticket={data} />
                </div>
              ) : (
                <div data-composer className="sticky bottom-0 border-t border-line bg-surface px-(--gutter) py-3 low:static">
                  <Composer ticket={data.id} />
                </div>
              )}
            </div>
          </div>
        )}
      </DataRegion>
    </div>
  );
}
