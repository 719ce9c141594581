import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatId, formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type Ticket, useAssign, useCloseTicket } from '#data/tickets.ts';
import { instantText } from '#features/cases/public.ts';
import { ticketsFa } from './tickets.fa.ts';

const fa = ticketsFa.facts;
const NOBODY = 'nobody';

function aboutText({ kind, title }: NonNullable<Ticket['about']>): string {
  return fa.abouts[kind](kind === 'campaign' ? title : formatId(title));
}

/** The customer of a ticket, its assignee, and the button that closes it. */
export function TicketSide({ ticket }: { ticket: Ticket }) {
  const { account, id, title, category_title, about, created, assignee_id, staff, rating, state } = ticket;
  const assigning = useAssign(account, id);
  const closing = useCloseTicket(account, id);
  const onError = (error: Error) => void toast.error(errorText(error));
  return (
    <aside className="flex flex-col gap-4 px-(--gutter) py-5 xl:w-[340px] xl:shrink-0 xl:border-s">
      <h2 className="text-lg font-bold">{fa.title}</h2>
      <DefinitionRows
        rows={[
          {
            label: fa.customer,
            value: (
              <Link to="/customers/$account" params={{ account }} className="text-text-link hover:underline">
                {title}
              </Link>
            ),
          },
          { label: fa.category, value: category_title },
          ...(about ? [{ label: fa.about, value: <bdi className="wrap-anywhere">{aboutText(about)}</bdi> }] : []),
          { label: fa.created, value: instantText(created) },
          ...(rating
            ? [
                {
                  label: fa.rating,
                  value: <bdi className="wrap-anywhere">{`${fa.stars(formatNumber(rating.rating))} ${rating.words}`}</bdi>,
                },
              ]
            : []),
        ]}
      />
      <SelectField
        label={fa.assignee}
        isDisabled={assigning.isPending}
        value={assignee_id === null ? NOBODY : String(assignee_id)}
        onChange={(next) =>
          assigning.start(next === NOBODY ? null : Number(next), { onSuccess: () => void toast.success(fa.assigned), onError })
        }
        options={[{ value: NOBODY, label: ticketsFa.nobody }, ...staff.map((member) => ({ value: String(member.id), label: member.name }))]}
      />
      {state !== 'closed' && (
        <Button
          variant="secondary"
          icon={CircleCheck}
          isLoading={closing.isPending}
          onClick={() => closing.start(undefined, { onSuccess: () => void toast.success(fa.closed), onError })}
        >
          {fa.close}
        </Button>
      )}
    </aside>
  );
}
