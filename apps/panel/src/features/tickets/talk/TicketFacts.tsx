import { useMayOpen } from '#data/account/role.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import type { Ticket } from '#data/tickets/tickets.ts';
import { FileLink } from '../files/FileLink.tsx';
import { aboutText } from '../ticket-words.ts';
import { ticketsFa } from '../tickets.fa.ts';
import { TicketBadge } from '../TicketBadge.tsx';
import { talkFa as fa } from './talk.fa.ts';

/** The page of the ticket's subject. */
function AboutLink({ about }: { about: NonNullable<Ticket['about']> }) {
  const mayOpen = useMayOpen(about.kind === 'order' ? 'payment' : 'document');
  const params = { id: String(about.id) };
  const className = 'text-text-link hover:underline wrap-anywhere';
  const text = <bdi>{aboutText(about)}</bdi>;
  if (about.kind === 'campaign')
    return (
      <Link to="/campaigns/$id" params={params} className={className}>
        {text}
      </Link>
    );
  if (!mayOpen) return text;
  return (
    <Link to={about.kind === 'order' ? '/financial/payments/$id' : '/financial/factor/{-$id}'} params={params} className={className}>
      {text}
    </Link>
  );
}

/** The facts of a ticket: all but its conversation. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { state, id, category_title, about, assignee, created, entries, is_reopened } = ticket;
  const files = entries.flatMap(({ attachments }) => attachments);
  const at = Date.parse(created);
  const rows = [
    { label: fa.state, value: is_reopened ? `${ticketsFa.states[state]} (${ticketsFa.reopened})` : <TicketBadge state={state} /> },
    { label: fa.number, value: formatId(id) },
    { label: fa.category, value: category_title },
    ...(about ? [{ label: fa.about, value: <AboutLink about={about} /> }] : []),
    ...(assignee === null ? [] : [{ label: fa.assignee, value: assignee }]),
    { label: fa.created, value: fa.at(formatDayMonth(at), formatTime(at)) },
  ];
  return (
    <div className="flex flex-col gap-5">
      <DefinitionRows rows={rows} />
      {files.length > 0 && (
        <section aria-labelledby="ticket-files" className="flex flex-col gap-2">
          <h2 id="ticket-files" className="text-md font-bold">
            {ticketsFa.files.label}
          </h2>
          {files.map((file) => (
            <FileLink key={file.id} file={file} />
          ))}
        </section>
      )}
    </div>
  );
}
