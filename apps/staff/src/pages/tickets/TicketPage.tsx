import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion, EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { formatId } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { downloadTicketFile, ticketQuery } from '#data/tickets.ts';
import { AnswerForm } from '#features/tickets/AnswerForm.tsx';
import { saveBlob } from '#features/tickets/save-blob.ts';
import { TicketBadge } from '#features/tickets/TicketBadge.tsx';
import { ticketsFa as fa } from '#features/tickets/tickets.fa.ts';
import { TicketSide } from '#features/tickets/TicketSide.tsx';
import { TicketTalk } from '#features/tickets/TicketTalk.tsx';

/** One ticket of a customer: the conversation with its notes, the answer, and who has it. */
export function TicketPage() {
  const { account = '', ticket: id = '' } = useParams({ strict: false });
  const query = useQuery(ticketQuery(account, Number(id)));
  const isMissing = query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400);
  const ticket = query.data;
  const save = (file: { readonly id: number; readonly name: string }) =>
    downloadTicketFile(account, file.id).then(
      ({ blob }) => saveBlob(blob, file.name),
      (error: unknown) => void toast.error(errorText(error)),
    );
  const action = (
    <Link to="/tickets" className={buttonClass()}>
      {fa.notFound.action}
    </Link>
  );
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
      {isMissing ? (
        <EmptyState role="alert" title={fa.notFound.title} text={fa.notFound.text} action={action} />
      ) : (
        <DataRegion {...getRegion(query)} failedText={query.isError ? errorText(query.error) : undefined} className="flex flex-1 flex-col">
          {ticket && (
            <div className="flex flex-1 flex-col xl:flex-row">
              <div className="flex min-w-0 flex-1 flex-col">
                <div className="flex-1 px-(--gutter) py-5">
                  <TicketTalk ticket={ticket} onFile={(file) => void save(file)} />
                </div>
                <AnswerForm key={ticket.id} ticket={ticket} />
              </div>
              <TicketSide ticket={ticket} />
            </div>
          )}
        </DataRegion>
      )}
    </>
  );
}
