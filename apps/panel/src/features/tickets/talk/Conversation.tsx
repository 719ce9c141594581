import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { MessageBubble } from '@jarchi/ui/talk/MessageBubble.tsx';
import { MessageText } from '@jarchi/ui/talk/MessageText.tsx';
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TicketEntryRow } from '#data/tickets/tickets.ts';
import { FileLink } from '../files/FileLink.tsx';
import { nameOf } from '../ticket-words.ts';
import { ticketsFa } from '../tickets.fa.ts';
import { findDayTitle } from './days.ts';
import { talkFa as fa } from './talk.fa.ts';

/** An act on the ticket (closed, reopened), between the messages. */
function Act({ entry }: { entry: TicketEntryRow }) {
  const text = entry.kind === 'closed' ? ticketsFa.closedBy(nameOf(entry)) : ticketsFa.reopenedBy(nameOf(entry));
  return (
    <p className="text-center text-sm text-text-3">
      {text} <time dateTime={entry.at}>{formatTime(Date.parse(entry.at))}</time>
    </p>
  );
}

function Message({ entry }: { entry: TicketEntryRow }) {
  const { author, at, text, attachments } = entry;
  return (
    <MessageBubble
      side={author === 'customer' ? 'own' : 'other'}
      name={nameOf(entry)}
      person={entry.name ?? undefined}
      badge={author === 'agent' && <NeutralBadge tone="outline">{ticketsFa.simulated}</NeutralBadge>}
      time={<time dateTime={at}>{formatTime(Date.parse(at))}</time>}
    >
      <MessageText text={text} />
      {attachments.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {attachments.map((file) => (
            <li key={file.id} className="min-w-0">
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </MessageBubble>
  );
}

/** The distance from the end, in px, within which the view follows new messages. */
const NEAR_PX = 240;

/** Scrolls to a new message while the reader is at the end, and otherwise announces it. The focus does not move. */
function useFollowing(lastId: number | undefined) {
  const end = useRef<HTMLDivElement>(null);
  const [isBehind, setIsBehind] = useState(false);
  const isFirst = useRef(true);
  const toEnd = () => {
    end.current?.scrollIntoView?.({ block: 'end' });
    setIsBehind(false);
  };
  const follow = useEffectEvent(() => {
    const below = (end.current?.getBoundingClientRect().top ?? 0) - window.innerHeight;
    if (isFirst.current || below < NEAR_PX) toEnd();
    else setIsBehind(true);
    isFirst.current = false;
  });
  useEffect(() => {
    if (lastId !== undefined) follow();
  }, [lastId]);
  return { end, isBehind, toEnd };
}

export interface ConversationProps {
  entries: readonly TicketEntryRow[];
  /** YYYY-MM-DD; undefined until it is known. */
  today: string | undefined;
}

/** The messages of a ticket as a log: screen readers read new ones, and the focus does not move. */
export function Conversation({ entries, today }: ConversationProps) {
  const { end, isBehind, toEnd } = useFollowing(entries.at(-1)?.id);
  return (
    <>
      <div role="log" aria-label={fa.log} className="flex flex-col gap-3">
        {entries.map((entry, index) => {
          const day = findDayTitle(entries, index, today);
          return (
            <div key={entry.id} className="flex flex-col gap-3">
              {day !== undefined && (
                <p className="flex items-center gap-4 text-sm text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  {day}
                </p>
              )}
              {entry.kind === 'message' ? <Message entry={entry} /> : <Act entry={entry} />}
            </div>
          );
        })}
      </div>
      <div ref={end} className="h-px scroll-mb-56" />
      {isBehind && (
        <Button variant="soft" icon={ArrowDown} className="sticky bottom-48 z-(--z-sticky) mx-auto low:static" onClick={toEnd}>
          {fa.latest}
        </Button>
      )}
    </>
  );
}
