import { PopoverLayer } from '@jarchi/ui/overlays/Popover.tsx';
import { headerFa as fa } from './header.fa.ts';
import type { LayerControl } from './LayerButton.tsx';
import { UserCard } from './UserCard.tsx';

export function UserLayer(control: LayerControl) {
  return (
    <PopoverLayer {...control} label={fa.userCard} placement="bottom end" className="w-80">
      <UserCard onLeave={() => control.onOpenChange(false)} />
    </PopoverLayer>
  );
}
