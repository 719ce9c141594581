import { joinClasses } from '@jarchi/ui/classes.ts';
import { UserMinus } from 'lucide-react';

/** Replaces the tile of a state if a publisher left: the state itself may be good news. */
export function PublisherLeftTile({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={joinClasses('grid size-8 shrink-0 place-items-center rounded-md bg-warning-soft text-warning-text', className)}
    >
      <UserMinus size={17} />
    </span>
  );
}
