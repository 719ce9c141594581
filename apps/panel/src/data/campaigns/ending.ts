import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#api/api.ts';
import { useChange } from '#data/change.ts';
import { contentKeys } from '#data/contents/contents.ts';
import { movedMoney } from '#data/finance/finance.ts';
import { campaignKeys, campaignQuery, type Campaign } from './campaigns.ts';
import { previewQuery, type Amounts, type EndingCall, type Preview } from './preview.ts';

/** An ending makes these old: the campaign, its contents, and the money that it gives back. */
const ENDING_REFRESHES = [campaignKeys.all, contentKeys.all, ...movedMoney] as const;

interface Intent {
  readonly expected: Amounts;
  /** The preview that the person saw. */
  readonly preview: Preview;
}

function sendEnding(id: number, call: EndingCall, expected: Amounts, idempotencyKey: string): Promise<Campaign | undefined> {
  const input = { params: { id }, body: { expected } };
  if (call === 'cancelCampaign') return api.campaigns.cancelCampaign(input, { idempotencyKey });
  return api.contents.refuseOffers(input, { idempotencyKey }).then(() => undefined);
}

const isEqual = (a: Amounts, b: Amounts) => a.captured === b.captured && a.released === b.released;

/**
 * Previews the effect of an ending on the campaign's money, and ends the campaign at the amounts on screen. If these changed meanwhile,
 * old and new amounts are kept, and the person decides again.
 */
export function useEnding(id: number, call: EndingCall, onSuccess: () => void) {
  const query = useQuery(previewQuery(id, call));
  const [seen, setSeen] = useState<Preview>();
  const [before, setBefore] = useState<Preview>();
  const preview = query.data;
  if (preview !== seen) {
    setSeen(preview);
    if (seen && preview && !isEqual(seen, preview)) setBefore(seen);
  }
  const isEnded = useRef(false);
  const change = useChange({
    send: ({ expected }: Intent, idempotencyKey) => sendEnding(id, call, expected, idempotencyKey),
    refreshes: ENDING_REFRESHES,
    keep: (queryClient, ended) => {
      if (ended) queryClient.setQueryData(campaignQuery(id).queryKey, ended);
    },
    onSuccess: () => {
      isEnded.current = true;
      onSuccess();
    },
    onError: (error) => {
      if (hasErrorCode(error, 'preview_changed')) void query.refetch();
    },
  });
  const refused = hasErrorCode(change.error, 'preview_changed') ? change.error.facts : undefined;
  /** A refusal carries only the new sums: their parts are known when the preview has been read again. */
  const isReread = refused === undefined || change.variables?.preview !== preview;
  return {
    query,
    preview,
    /** The full effect of the act now. */
    now: isReread ? preview : refused.now,
    /** The amounts shown before, if they changed. */
    before: isReread ? before : preview,
    isChanged: refused !== undefined || before !== undefined,
    error: refused === undefined ? change.error : null,
    isPending: change.isPending,
    isReady: query.isSuccess && !query.isFetching && isReread,
    end() {
      if (preview && !isEnded.current) change.start({ expected: { captured: preview.captured, released: preview.released }, preview });
    },
  };
}
