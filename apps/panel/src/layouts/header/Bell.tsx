import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { bellFa as fa } from '#features/notifications/bell/bell.fa.ts';
import { newNoticesQuery } from '#data/notifications/bell.ts';
import { LayerButton } from './LayerButton.tsx';

const loadLayer = () => import('./BellLayer.tsx');
const BellLayer = lazyPart(loadLayer, 'BellLayer', { whenLost: 'close' });

/** A larger number does not fit into the badge. */
const MOST_SHOWN = 99;

export function Bell() {
  const { unread = 0, results = [] } = useQuery(newNoticesQuery).data ?? {};
  // What was read and still waits for an answer counts too.
  const open = results.some(({ seen }) => seen) ? fa.openOrWaiting : fa.open;
  return (
    <LayerButton
      Layer={BellLayer}
      warmUp={() => void loadLayer().catch(() => undefined)}
      label={unread === 0 ? fa.openEmpty : open(formatNumber(unread))}
      className="relative grid size-11 shrink-0 place-items-center rounded-md text-text-2 hover:bg-surface-hover hover:text-text aria-expanded:bg-surface-press lg:size-9"
    >
      <BellIcon aria-hidden size={20} strokeWidth={1.75} />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-[5px] top-[5px] grid h-[18px] min-w-[18px] place-items-center rounded-full bg-danger-solid px-1 text-count font-semibold text-text-on-brand ring-2 ring-surface lg:-end-px lg:top-0.5"
        >
          {unread > MOST_SHOWN ? `${formatNumber(MOST_SHOWN)}+` : formatNumber(unread)}
        </span>
      )}
    </LayerButton>
  );
}
