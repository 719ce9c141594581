import { RotateCcw, TriangleAlert } from 'lucide-react';
import { Button } from '#actions/Button.tsx';
import { uiFa } from '#ui.fa.ts';

export interface LostPartProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** Replaces a part whose code did not load. */
export function LostPart({ onRetry, isRetrying }: LostPartProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm text-text-2">
      <span className="inline-flex items-center gap-2">
        <TriangleAlert aria-hidden size={16} className="shrink-0 text-warning-text" />
        {uiFa.lostPart.title}
      </span>
      <Button variant="ghost" size="sm" icon={RotateCcw} isLoading={isRetrying} onClick={onRetry} className="touch-area">
        {uiFa.region.retry}
      </Button>
    </div>
  );
}
