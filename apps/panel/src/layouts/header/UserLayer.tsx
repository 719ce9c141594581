import { PopoverLayer } from '@jarchi/ui/overlays/Popover.tsx';
import { UserCard } from '#layouts/user/UserCard.tsx';
import { headerFa as fa } from './header.fa.ts';
import type { LayerControl } from './LayerButton.tsx';

export function UserLayer(control: LayerControl) {
  return (
    <PopoverLayer {...control} label={fa.userCard} placement="bottom end" className="w-80">
      <UserCard onLeave={() => control.onOpenChange(false)} />
    </PopoverLayer>
  );
}
