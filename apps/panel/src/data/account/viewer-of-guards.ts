import { canSee, type GatedFeature, type Viewer } from '@jarchi/domain/session/viewer.ts';
import { queryClient } from '#api/query-client.ts';
import { accountInfoQuery } from './account.ts';
import { viewerOf } from './viewer.ts';

/** Waits for the account, which is fetched once. */
export async function getViewer(): Promise<Viewer> {
  return viewerOf(await queryClient.fetchQuery(accountInfoQuery));
}

export async function canAllSee(features: readonly GatedFeature[]): Promise<boolean> {
  const viewer = await getViewer();
  return features.every((feature) => canSee(feature, viewer));
}
