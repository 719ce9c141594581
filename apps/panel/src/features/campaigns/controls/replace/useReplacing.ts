import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replacementsQuery, useAutoReplace, useDropShare, useReplace, type Candidate, type Share } from '#data/campaigns/controls.ts';
import { replaceFa as fa } from './replace.fa.ts';

/** The choice of another publisher for a share, and its acts. */
export function useReplacing(share: Share, onDone: () => void) {
  const query = useQuery(replacementsQuery(share));
  const [wanted, setWanted] = useState<number>();
  const [gone, setGone] = useState<readonly Candidate[]>([]);
  const replacing = useReplace(share, {
    onSuccess: () => onDone(),
    onError: (error) => {
      if (!hasErrorCode(error, 'replacement_gone')) return;
      const lost = query.data?.results.find(({ plan_id }) => plan_id === error.facts.plan_id);
      if (lost) setGone([...gone, lost]);
      setWanted(undefined);
    },
  });
  const dropping = useDropShare(share, {
    onSuccess: () => {
      toast.success(fa.dropped);
      onDone();
    },
  });
  const auto = useAutoReplace(share.campaign, { onError: (error) => void toast.error(errorText(error)) });
  const open = (query.data?.results ?? []).filter(({ plan_id }) => !gone.some((one) => one.plan_id === plan_id));
  const able = open.filter(({ shortfall }) => shortfall === 0);
  /** What is chosen, or offered until something is. */
  const chosen = able.find(({ plan_id }) => plan_id === wanted) ?? able[0];
  const error = replacing.error ?? dropping.error;
  const isMoved = hasErrorCode(error, 'preview_changed');
  return {
    query,
    rows: [...gone, ...open],
    gone,
    nearest: open[0],
    chosen,
    choose: setWanted,
    isMoved,
    error: isMoved || hasErrorCode(error, 'replacement_gone') ? null : error,
    isReplacing: replacing.isPending,
    isDropping: dropping.isPending,
    isBusy: replacing.isPending || dropping.isPending,
    replace() {
      if (!chosen || query.isFetching) return;
      replacing.start(chosen, { onSuccess: () => void toast.success(fa.done(chosen.title)) });
    },
    drop() {
      if (query.data && !query.isFetching) dropping.start(query.data.lost);
    },
    setAuto: (is_auto_replace: boolean) => auto.start(is_auto_replace),
    isSettingAuto: auto.isPending,
  };
}
