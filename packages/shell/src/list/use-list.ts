import { getListStep } from '@jarchi/ui/filters/filter-spec.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsOwnAddress } from '#router/own-address.ts';
import type { List, ListState } from './define-list.ts';

export interface ListControl<State extends ListState> {
  /** `dropped` tells of parts that have left the address bar since. */
  readonly state: State;
  readonly sizes: readonly number[];
  /** The most characters of its search. */
  readonly searchMax: number;
  /** A tab, a filter or another choice narrows the list. */
  readonly isChosen: boolean;
  /** Changes what the list shows. */
  readonly show: (next: State) => void;
  /** Another choice begins at the first page. */
  readonly change: (patch: Partial<State>) => void;
  /** Takes every choice back. */
  readonly clear: () => void;
  /** As `change`, without another page and without a step in the browser's history. */
  readonly correct: (patch: Partial<State>) => void;
}

export interface ListOptions {
  /** Another page of a list within a longer page does not begin at the top. */
  readonly keepsScroll?: boolean | undefined;
}

/**
 * The place in a list that the address of its page names, and the functions that change the address. Parts that cannot be read leave the
 * address bar; their notice stays until another place is shown.
 */
export function useList<State extends ListState>(
  list: List<State>,
  address: object,
  { keepsScroll = false }: ListOptions = {},
): ListControl<State> {
  const router = useRouter();
  const isOwn = useIsOwnAddress();
  const read = list.read(address);
  const canonical = JSON.stringify(list.write(read));
  const [told, setTold] = useState({ canonical, dropped: read.dropped });
  if (read.dropped > 0 && (told.canonical !== canonical || told.dropped !== read.dropped)) setTold({ canonical, dropped: read.dropped });
  const state: State = { ...read, dropped: told.canonical === canonical ? told.dropped : 0 };
  const go = (next: State, replace: boolean) => {
    if (!isOwn()) return;
    const { resetScroll, ...step } = getListStep(state, next);
    // `navigate` has the types of an app's routes, which a list of any app cannot name.
    void router.buildAndCommitLocation({
      to: '.',
      search: list.write(next),
      replace: replace || step.replace,
      resetScroll: !replace && !keepsScroll && resetScroll,
    });
  };
  const clean = useEffectEvent(() => go(read, true));
  useEffect(() => {
    if (read.dropped > 0) clean();
  }, [read.dropped, canonical]);
  return {
    state,
    sizes: list.sizes,
    searchMax: list.getSearchMax(read),
    isChosen: list.isChosen(read),
    show: (next) => go(next, false),
    change: (patch) => go({ ...state, page: 1, ...patch }, false),
    clear: () => go(list.clear(state), false),
    correct: (patch) => go({ ...state, ...patch }, true),
  };
}
