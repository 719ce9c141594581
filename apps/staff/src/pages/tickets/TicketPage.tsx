import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ticketQuery } from '#data/tickets.ts';
import { CaseRegion, readCase } from '#features/cases/CaseRegion.tsx';
import { AnswerForm } from '#features/tickets/AnswerForm.tsx';
import { TicketBadge } from '#features/tickets/TicketBadge.tsx';
import { ticketsFa as fa } from '#features/tickets/tickets.fa.ts';
import { TicketSide } from '#features/tickets/TicketSide.tsx';
import { TicketTalk } from '#features/tickets/TicketTalk.tsx';

const route = getRouteApi('/desk/tickets/$account/$ticket');

/** One ticket of a customer: the conversation with its notes, the answer, and who has it. */
export function TicketPage() {
  const { account, ticket: id } = route.useParams();
  const query = useQuery(ticketQuery(account, Number(id)));
  const ticket = readCase(query);
  return (
    <>
      <PageHead
        title={ticket ? ticket.subject : fa.number(formatId(id))}
        back={{ to: '/tickets', label: fa.title }}
        badges={
          ticket && (
            <>
              <span className="text-sm text-text-3">{fa.number(formatId(ticket.id))}</span>
              <TicketBadge state={ticket.state} />
            </>
          )
        }
      />
      <CaseRegion query={query} missing={fa.notFound} list="/tickets" className="flex flex-1 flex-col">
        {(shown) => (
          <div className="flex flex-1 flex-col xl:flex-row">
            <div className="flex min-w-0 flex-1 flex-col">
              <div className="flex-1 px-(--gutter) py-5">
                <TicketTalk ticket={shown} />
              </div>
              <AnswerForm key={shown.id} ticket={shown} />
            </div>
            <TicketSide ticket={shown} />
          </div>
        )}
      </CaseRegion>
    </>
  );
}
