import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { useSeveral, type SeveralLine, type SeveralOrder } from '#data/campaigns/list/several.ts';
import { severalFa as fa } from './several.fa.ts';
import type { Outcome } from './StayedDialog.tsx';

interface Acts {
  /** The campaigns that are still chosen afterwards. */
  readonly onLeft: (ids: readonly number[]) => void;
  readonly onDrafts: () => void;
}

/** Acts on several campaigns and tells the outcome: a message with its way back, and the names of those that stayed. */
export function useSeveralActs({ onLeft, onDrafts }: Acts) {
  const [outcome, setOutcome] = useState<Outcome>();
  const onError = (error: Error) => void toast.error(errorText(error));
  const undoing = useSeveral({ onSuccess: (lines) => void toast.success(fa.done.restore(formatNumber(lines.length))), onError });
  function tell(action: SeveralOrder['action'], ids: number[]) {
    const text = fa.done[action](formatNumber(ids.length));
    if (action !== 'archive' && action !== 'duplicate') toast.success(text);
    if (action === 'archive') toast.notify(text, undefined, { label: fa.undo, onPress: () => undoing.start({ action: 'restore', ids }) });
    if (action === 'duplicate') toast.notify(text, undefined, { label: fa.drafts, onPress: onDrafts });
  }
  function finish(lines: readonly SeveralLine[], action: SeveralOrder['action']) {
    const stayed = lines.filter(({ refusal }) => refusal !== null);
    const done = lines.filter(({ refusal }) => refusal === null).map(({ id }) => id);
    if (done.length > 0) tell(action, done);
    if (stayed.length > 0) setOutcome({ action, done: done.length, stayed });
    onLeft(stayed.map(getId));
  }
  const acting = useSeveral({ onError, onSuccess: (lines, { action }) => finish(lines, action) });
  return {
    start: (action: SeveralOrder['action'], ids: readonly number[]) => acting.start({ action, ids: [...ids] }),
    finish,
    busyWith: acting.isPending ? acting.variables.action : undefined,
    outcome,
    close: () => setOutcome(undefined),
  };
}

const getId = ({ id }: SeveralLine): number => id;
