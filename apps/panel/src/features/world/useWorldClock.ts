import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useClockMoves } from '#data/world/clock-moves.ts';
import { worldFa as fa } from './world.fa.ts';

function sayArrived(target: string): void {
  const at = Date.parse(target);
  toast.success(fa.moved(formatDayMonth(at), formatTime(at)));
}

export function useWorldClock() {
  return useClockMoves({ onArrived: sayArrived, onError: (error) => void toast.error(errorText(error)) });
}
