import { createHash, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@jarchi/domain/clicks/link-code.ts';
import { getTrackedTarget } from '@jarchi/domain/clicks/tracked-target.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { insertLinks } from './clicks.repository.ts';

export const hashCode = (code: string): string => createHash('sha256').update(`click:${code}`).digest('hex');
const createCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

export interface OrderedPlacements {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly brief: CampaignDraft;
  readonly placements: readonly { readonly id: number; readonly username: string }[];
  /** World time, ms. */
  readonly now: number;
}

/** Makes the tracked links of placements that are ordered, in the transaction that orders them; each placement gets one, once. */
export async function makeLinks(tx: Tx, { account_id, campaign_id, brief, placements, now }: OrderedPlacements): Promise<void> {
  const links = placements.flatMap(({ id, username }) => {
    const target = getTrackedTarget(brief, { campaign_id, username });
    if (target === undefined) return [];
    return [{ account_id, campaign_id, placement_id: id, code: createCode(), target, created: new Date(now) }];
  });
  await insertLinks(tx, links, hashCode);
}
