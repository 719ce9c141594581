import { encodeFilters } from '@jarchi/domain/filters/filters.ts';
import { PUBLISHER_FILTER_FIELDS } from '@jarchi/domain/filters/publisher-filters.ts';
import { describePlatform } from '@jarchi/domain/creatives/platform-table.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { OpenDraft } from '#data/drafts/session/use-draft-session.ts';
import { getKind } from '#data/publishers/plan-kind.ts';
import { planWindow } from '#data/publishers/plans.ts';

const PACKAGE: readonly CreationStep[] = ['create-package'];
const NONE: readonly CreationStep[] = [];

/** The filters that find the networks of a platform. */
export function networkFilters(media_type: MediaType): string[] {
  const text = describePlatform(media_type).media_plan_search_key;
  return text === null ? [] : encodeFilters({ search: { type: 'search', text } }, PUBLISHER_FILTER_FIELDS);
}

/** The networks that publish a draft's format; nothing is requested where publishers are chosen. */
function useNetworks(data: CampaignDraft) {
  const { media_type, content_type } = data;
  const kind = getKind(media_type, content_type);
  const isNetwork = networkPlanField(data) !== undefined;
  return useQuery({
    ...planWindow({ kind, ordering: 'suitable', filter: networkFilters(media_type), suits: [] }, 0),
    enabled: isNetwork,
  });
}

/** The networks of a draft, and the chosen one. A single network is the one possible answer, so it is chosen by itself. */
export function useNetworkChoice({ draft, session }: OpenDraft) {
  const { data, status } = draft;
  const field = networkPlanField(data);
  const networks = useNetworks(data);
  const plans = field === undefined ? undefined : networks.data?.results;
  const chosen = plans?.find(({ id }) => field !== undefined && id === data[field]);
  const only = plans?.length === 1 ? plans[0] : undefined;
  const isOpen = status !== 'used' && status !== 'loading' && status !== 'load_failed';
  const missing = isOpen && chosen === undefined ? only?.id : undefined;
  const choose = (id: number) => field !== undefined && session.change({ [field]: id });
  const chooseOnly = useEffectEvent(choose);
  useEffect(() => {
    if (missing !== undefined) chooseOnly(missing);
  }, [missing]);
  return {
    networks,
    plans,
    chosen,
    only,
    choose,
    /** The steps that need no visit. */
    answered: only !== undefined && chosen === only ? PACKAGE : NONE,
  };
}
