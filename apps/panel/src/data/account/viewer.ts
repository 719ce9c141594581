import { canSee, type GatedFeature, type Viewer } from '@jarchi/domain/session/viewer.ts';
import { useQuery } from '@tanstack/react-query';
import { runtimeConfig } from '#api/runtime-config.ts';
import { accountInfoQuery, type AccountInfo } from './account.ts';

export function viewerOf({ is_hijacked, is_official, has_purchased_campaign, role }: AccountInfo): Viewer {
  return { mode: runtimeConfig.mode, is_hijacked, is_official, has_purchased_campaign, role };
}

/** Before the account is known, no gated feature is shown. */
const stranger: Viewer = {
  mode: runtimeConfig.mode,
  is_hijacked: false,
  is_official: false,
  has_purchased_campaign: false,
  role: 'viewer',
};

/** The viewer: the mode of the panel, and what the account's state lets a person see. */
export function useViewer(): Viewer {
  const account = useQuery(accountInfoQuery).data;
  return account ? viewerOf(account) : stranger;
}

/**
 * Whether staff act for the account: what they record bears their name, which development mode, with the same pages, has not. Undefined
 * until the account is known.
 */
export function useIsVisit(): boolean | undefined {
  return useQuery(accountInfoQuery).data?.is_hijacked;
}

/** Whether the viewer has a feature. */
export function useCanSee(feature: GatedFeature): boolean {
  return canSee(feature, useViewer());
}
