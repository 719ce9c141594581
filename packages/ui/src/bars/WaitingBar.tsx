import { Hourglass } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { TopBar } from './TopBar.tsx';
import { useLate } from '../feedback/use-late.ts';
import { waitingFa } from './waiting.fa.ts';

export interface WaitingBarProps {
  /** Whether calls wait for the server. */
  readonly waiting: {
    subscribe(listener: () => void): () => void;
    isWaiting(): boolean;
  };
}

/** A shorter wait needs no message. */
const LATENESS = { afterMs: 1500, staysMs: 1000 };

/** A bar above the page while calls wait for an unreachable or busy server. */
export function WaitingBar({ waiting }: WaitingBarProps) {
  const isShown = useLate(useSyncExternalStore(waiting.subscribe, waiting.isWaiting), LATENESS);
  if (!isShown) return null;
  return (
    <TopBar icon={Hourglass} role="status">
      <p className="min-w-0 flex-1">
        <b className="font-semibold">{waitingFa.title}</b> <span className="max-sm:hidden">{waitingFa.text}</span>
      </p>
    </TopBar>
  );
}
