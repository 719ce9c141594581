import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/Button.tsx';
import { RotateCcw, WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { queryClient } from '#query-client.ts';
import { connectionFa } from './connection.fa.ts';

const fa = connectionFa.offline;

/** When the newest of what is kept came from the server (ms); 0 when nothing did. */
function newestData(): number {
  return Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .findAll()
      .map((query) => query.state.dataUpdatedAt),
  );
}

/** Above everything while there is no network: what is kept stays readable, and how old it is stands here. */
export function OfflineBar() {
  const at = newestData();
  const bar = useRef<HTMLDivElement>(null);
  // What fills the window leaves room for it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bar-h', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--bar-h');
  }, []);
  return (
    <div
      ref={bar}
      role="alert"
      data-no-print
      className="flex min-h-10 items-center gap-3 border-b border-warning-text/25 bg-warning-soft px-(--gutter) py-1 text-md text-warning-text"
    >
      <WifiOff aria-hidden size={18} className="shrink-0" />
      <p className="min-w-0 flex-1">
        <b className="font-semibold">{fa.title}</b>{' '}
        <span className="max-sm:hidden">{at > 0 ? fa.withTime(formatTime(at)) : fa.withoutTime}</span>
        {at > 0 && <span className="whitespace-nowrap sm:hidden">{fa.shortTime(formatTime(at))}</span>}
      </p>
      <Button variant="secondary" size="sm" icon={RotateCcw} onClick={() => void queryClient.refetchQueries({ type: 'active' })}>
        {fa.retry}
      </Button>
    </div>
  );
}
