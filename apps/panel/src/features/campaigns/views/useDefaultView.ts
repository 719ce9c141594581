import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { useEffect, useRef } from 'react';
import { useViews } from '#data/campaigns/list/views.ts';
import { campaignsList, type CampaignsState } from '#features/campaigns/list/campaigns-list.ts';
import { stateOfView } from './view-address.ts';

/** Opens a list whose address chooses nothing with the default view, once; a later choice of nothing stays. */
export function useDefaultView({ state, correct }: ListControl<CampaignsState>): void {
  const isPlain = Object.keys(campaignsList.write(state)).length === 0;
  const views = useViews().data;
  const mayOpen = useRef(isPlain);
  const view = views?.find(({ is_default }) => is_default);
  useEffect(() => {
    if (!isPlain) mayOpen.current = false;
    if (views === undefined || !mayOpen.current) return;
    mayOpen.current = false;
    if (view) correct(stateOfView(view));
  });
}
