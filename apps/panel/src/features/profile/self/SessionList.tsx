import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { sessionsQuery, useEndOtherSessions, useEndSession, type OpenSession } from '#data/profile/profile.ts';
import { sessionsFa as fa } from './self.fa.ts';

/** «کروم روی ویندوز». */
function deviceName({ browser, system }: OpenSession): string {
  if (browser !== null && system !== null) return fa.on(fa.browsers[browser], fa.systems[system]);
  if (browser !== null) return fa.browsers[browser];
  return system === null ? fa.unknown : fa.systems[system];
}

function Row({ session }: { session: OpenSession }) {
  const ending = useEndSession({
    onSuccess: () => void toast.success(fa.ended),
    onError: (error) => void toast.error(errorText(error)),
  });
  const Icon = session.is_phone ? Smartphone : Monitor;
  const name = deviceName(session);
  const at = Date.parse(session.last_used);
  return (
    <li className="flex min-h-[62px] items-center gap-3 border-b border-line py-2.5">
      <span
        aria-hidden
        className={joinClasses(
          'grid size-9 shrink-0 place-items-center rounded-md',
          session.is_current ? 'bg-action-soft text-action-soft-text' : 'bg-surface-press text-text-2',
        )}
      >
        <Icon size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-md font-medium">{name}</span>
        <span className="block text-sm break-words text-text-3">
          {session.address === '' ? <span>{fa.noAddress}</span> : <bdi dir="ltr">{session.address}</bdi>}
          <span>{` · ${session.is_current ? fa.current : fa.lastUsed(fa.at(formatDayMonth(at), formatTime(at)))}`}</span>
        </span>
      </span>
      {session.is_current ? (
        <NeutralBadge tone="violet">{fa.thisOne}</NeutralBadge>
      ) : (
        <Button variant="secondary" isLoading={ending.isPending} aria-label={fa.endOf(name)} onClick={() => ending.start(session.session)}>
          {fa.end}
        </Button>
      )}
    </li>
  );
}

/** The browsers in which the person is signed in; each can be signed out from here. */
export function SessionList() {
  const list = useQuery(sessionsQuery);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part);
  const [isAsking, setAsking] = useState(false);
  const others = (list.data?.results.length ?? 1) - 1;
  const ending = useEndOtherSessions({
    onSuccess: ({ ended }) => {
      setAsking(false);
      toast.success(fa.endedOthers(formatNumber(ended)));
    },
    onError: (error) => void toast.error(errorText(error)),
  });
  return (
    <section ref={part} tabIndex={-1} aria-label={fa.list} className="flex flex-col gap-4 outline-none">
      <p className="text-md text-text-2">{fa.lead}</p>
      <DataRegion {...getRegion(list)} skeleton={<SkeletonRows rows={3} />}>
        <ul className="border-t border-line">
          {list.data?.results.map((session) => (
            <Row key={session.session} session={session} />
          ))}
        </ul>
      </DataRegion>
      {others > 0 && (
        <Button variant="dangerLine" icon={LogOut} className="long-label! min-h-(--h-md) self-start" onClick={() => setAsking(true)}>
          {fa.endOthers}
        </Button>
      )}
      {isAsking && (
        <AskDialog
          role="alertdialog"
          words={{
            title: fa.askOthers,
            text: fa.askOthersText(formatNumber(others)),
            yes: fa.endOthers,
            no: fa.cancel,
            busy: fa.endingOthers,
          }}
          isDanger
          isPending={ending.isPending}
          onYes={() => ending.start()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
