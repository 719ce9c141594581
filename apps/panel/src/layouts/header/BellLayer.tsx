import { PopoverLayer } from '@jarchi/ui/overlays/Popover.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BellList } from '#features/notifications/bell/BellList.tsx';
import { bellFa } from '#features/notifications/bell/bell.fa.ts';
import { isTrial } from '#api/runtime-config.ts';
import { worldClockQuery } from '#data/world/world.ts';
import type { LayerControl } from './LayerButton.tsx';

export function BellLayer(control: LayerControl) {
  // Messages are dated by the world clock, which differs from the wall clock only outside production.
  const world = useQuery({ ...worldClockQuery, enabled: isTrial }).data;
  const [wall] = useState(Date.now);
  return (
    <PopoverLayer {...control} label={bellFa.title} hasOwnTitle placement="bottom end" className="w-[400px]">
      <BellList now={world ? Date.parse(world.now) : wall} onLeave={() => control.onOpenChange(false)} />
    </PopoverLayer>
  );
}
