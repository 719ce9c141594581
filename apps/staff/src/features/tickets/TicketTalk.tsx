import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { useDownload } from '@jarchi/client-state/change/download.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { FileName } from '@jarchi/ui/badges/FileName.tsx';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { formatBytes } from '@jarchi/ui/format/format.ts';
import { MessageBubble } from '@jarchi/ui/talk/MessageBubble.tsx';
import { MessageText } from '@jarchi/ui/talk/MessageText.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Download } from 'lucide-react';
import { downloadTicketFile, type Ticket, type TicketEntry, type TicketFile } from '#data/tickets.ts';
import { instantText } from '#features/cases/public.ts';
import { ticketsFa } from './tickets.fa.ts';

const fa = ticketsFa.talk;

function nameOf({ author, name }: TicketEntry): string {
  return author === 'agent' ? fa.agent : (name ?? (author === 'staff' ? fa.staff : fa.customer));
}

function FileButton({ account, file }: { account: string; file: TicketFile }) {
  const download = useDownload(
    () => downloadTicketFile(account, file),
    (error) => void toast.error(errorText(error)),
  );
  return (
    <Button variant="ghost" icon={Download} aria-label={fa.file(file.name)} onClick={() => download.start()}>
      <FileName name={file.name} />
      <span className="text-sm text-text-3">{formatBytes(file.size)}</span>
    </Button>
  );
}

function Entry({ entry, account }: { entry: TicketEntry; account: string }) {
  const { kind, author, at, text, attachments } = entry;
  const name = nameOf(entry);
  const time = <time dateTime={at}>{instantText(at)}</time>;
  if (kind === 'closed' || kind === 'reopened')
    return (
      <p className="text-center text-sm text-text-3">
        {kind === 'closed' ? fa.closedBy(name) : fa.reopenedBy(name)} {time}
      </p>
    );
  return (
    <MessageBubble
      side={author === 'customer' ? 'other' : 'own'}
      name={name}
      time={time}
      isNote={kind === 'note'}
      badge={
        kind === 'note' ? (
          <NeutralBadge tone="warning">{fa.note}</NeutralBadge>
        ) : (
          author === 'agent' && <NeutralBadge tone="outline">{fa.simulated}</NeutralBadge>
        )
      }
    >
      <MessageText text={text} />
      {attachments.map((file) => (
        <FileButton key={file.id} account={account} file={file} />
      ))}
    </MessageBubble>
  );
}

/** The conversation as staff read it, with their notes. */
export function TicketTalk({ ticket }: { ticket: Ticket }) {
  return (
    <div role="log" aria-label={fa.log} className="flex flex-col gap-3">
      {ticket.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} account={ticket.account} />
      ))}
    </div>
  );
}
