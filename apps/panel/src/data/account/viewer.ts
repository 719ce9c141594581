import { canSee, type GatedFeature, type Viewer } from '@jarchi/domain/session/viewer.ts';
import { useQuery } from '@tanstack/react-query';
import { runtimeConfig } from '#api/runtime-config.ts';
import { accountInfoQuery, type AccountInfo } from './account.ts';

export function viewerOf({ is_hijacked, is_official, has_purchased_campaign }: AccountInfo): Viewer {
  return { mode: runtimeConfig.mode, is_hijacked, is_official, has_purchased_campaign };
}

/** Nothing that is gated shows before the account is known. */
const stranger: Viewer = { mode: runtimeConfig.mode, is_hijacked: false, is_official: false, has_purchased_campaign: false };

/** Who looks at the panel. */
export function useViewer(): Viewer {
  const account = useQuery(accountInfoQuery).data;
  return account ? viewerOf(account) : stranger;
}

/** Whether a feature is there for whoever looks. */
export function useCanSee(feature: GatedFeature): boolean {
  return canSee(feature, useViewer());
}
