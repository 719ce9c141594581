import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { CircleStop, Pause, Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { useResume } from '#data/campaigns/controls.ts';
import { useMoneyButton } from '#features/connection/public.ts';
import { controlsFa as fa } from './controls.fa.ts';

const PauseDialog = lazyPart(() => import('./pause/PauseDialog.tsx'), 'PauseDialog', { whenLost: 'close' });
const StopDialog = lazyPart(() => import('./stop/StopDialog.tsx'), 'StopDialog', { whenLost: 'close' });

/** Pause, resume and stop, as the server allows them now. */
export function ControlButtons({ campaign }: { campaign: Campaign }) {
  const [open, setOpen] = useState<'pause' | 'stop'>();
  const close = () => setOpen(undefined);
  const isPaused = campaign.reason === 'paused';
  const moneyButton = useMoneyButton();
  const resuming = useResume(campaign.id, {
    onSuccess: () => void toast.success(isPaused ? fa.resumed : fa.takenBack),
    onError: (error) => void toast.error(errorText(error)),
  });
  const can = (call: Campaign['allowed'][number]) => campaign.allowed.includes(call);
  return (
    <>
      {can('resumeCampaign') && (
        <Button
          variant="secondary"
          icon={Play}
          isIconOnPhones
          {...moneyButton}
          isLoading={resuming.isPending}
          onClick={() => resuming.start()}
        >
          {isPaused ? fa.resume : fa.takeBack}
        </Button>
      )}
      {can('pauseCampaign') && !can('resumeCampaign') && (
        <Button variant="secondary" icon={Pause} isIconOnPhones onClick={() => setOpen('pause')}>
          {fa.pause}
        </Button>
      )}
      {can('stopCampaign') && (
        <Button variant="dangerLine" icon={CircleStop} isIconOnPhones onClick={() => setOpen('stop')}>
          {fa.stop}
        </Button>
      )}
      {open === 'pause' && (
        <Suspense>
          <PauseDialog campaign={campaign} onClose={close} />
        </Suspense>
      )}
      {open === 'stop' && (
        <Suspense>
          <StopDialog campaign={campaign} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
