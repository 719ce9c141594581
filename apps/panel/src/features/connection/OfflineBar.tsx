import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TopBar } from '@jarchi/ui/bars/TopBar.tsx';
import { RotateCcw, WifiOff } from 'lucide-react';
import { findNewestData, readScreenAgain } from '#data/freshness.ts';
import { connectionFa } from './connection.fa.ts';

const fa = connectionFa.offline;

/** Above the page while there is no network: cached data stays readable, and this bar shows its age. */
export function OfflineBar() {
  const at = findNewestData();
  return (
    <TopBar icon={WifiOff} role="alert">
      <p className="min-w-0 flex-1">
        <b className="font-semibold">{fa.title}</b>{' '}
        <span className="max-sm:hidden">{at > 0 ? fa.withTime(formatTime(at)) : fa.withoutTime}</span>
        {at > 0 && <span className="whitespace-nowrap sm:hidden">{fa.shortTime(formatTime(at))}</span>}
      </p>
      <Button variant="secondary" size="sm" icon={RotateCcw} onClick={() => void readScreenAgain()}>
        {fa.retry}
      </Button>
    </TopBar>
  );
}
