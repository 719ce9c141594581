import { Popover } from '@jarchi/ui/Popover.tsx';
import { useState, type ReactNode } from 'react';
import { layoutsFa as fa } from './layouts.fa.ts';
import { UserCard } from './UserCard.tsx';

/** Opens as soon as it is there: it was loaded because somebody pressed the button. */
export function UserPopover({ trigger, triggerClass, label }: { trigger: ReactNode; triggerClass: string; label: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      trigger={trigger}
      triggerClass={triggerClass}
      triggerLabel={label}
      label={fa.userCard}
      placement="bottom end"
      className="w-80"
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <UserCard />
    </Popover>
  );
}
