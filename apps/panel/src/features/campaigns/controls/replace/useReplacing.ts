import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { useAutoReplace } from '#data/campaigns/controls.ts';
import { useShareAct, type Candidate, type Share } from '#data/campaigns/share-act.ts';
import { replaceFa as fa } from './replace.fa.ts';

/** The choice of another publisher for a share, and its acts. */
export function useReplacing(share: Share, onDone: () => void) {
  const [wanted, setWanted] = useState<number>();
  const [gone, setGone] = useState<readonly Candidate[]>([]);
  const act = useShareAct(share, {
    onSuccess: (order) => {
      toast.success(order.call === 'dropPlacement' ? fa.dropped : fa.done(order.candidate.title));
      onDone();
    },
    onGone: (candidate) => {
      setGone((known) => [...known, candidate]);
      setWanted(undefined);
    },
  });
  const auto = useAutoReplace(share.campaign, { onError: (error) => void toast.error(errorText(error)) });
  const open = (act.preview?.results ?? []).filter(({ plan_id }) => !gone.some((one) => one.plan_id === plan_id));
  const able = open.filter(({ shortfall }) => shortfall === 0);
  /** The chosen candidate; the first one before a choice. */
  const chosen = able.find(({ plan_id }) => plan_id === wanted) ?? able[0];
  return {
    act,
    rows: [...gone, ...open],
    gone,
    nearest: open[0],
    chosen,
    choose: setWanted,
    /** A candidate who is no longer available is struck through instead. */
    isMoved: hasErrorCode(act.refusal, 'preview_changed'),
    isReplacing: act.underWay?.call === 'replacePlacement',
    isDropping: act.underWay?.call === 'dropPlacement',
    replace() {
      if (chosen) act.start({ call: 'replacePlacement', candidate: chosen });
    },
    drop: () => act.start({ call: 'dropPlacement' }),
    setAuto: (is_auto_replace: boolean) => auto.start(is_auto_replace),
    isSettingAuto: auto.isPending,
  };
}
