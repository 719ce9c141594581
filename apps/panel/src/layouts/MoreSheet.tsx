import { Sheet } from '@jarchi/ui/Sheet.tsx';
import { WorldClock } from '#features/world/WorldClock.tsx';
import { isTrial } from '#runtime-config.ts';
import { layoutsFa as fa } from './layouts.fa.ts';
import { UserCard } from './UserCard.tsx';

/** What has no place in the bottom bar. */
export function MoreSheet({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={fa.mobile.more}>
      <div className="-mx-5 -my-4">
        <UserCard />
        {isTrial && (
          <div className="border-t p-4">
            <WorldClock look="panel" />
          </div>
        )}
      </div>
    </Sheet>
  );
}
