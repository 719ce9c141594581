import { contentDueAt } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { isPlacementOver } from '@jarchi/domain/campaigns/placements.ts';
import type { Fact } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { CampaignRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { ContentStore, ContentVerdict, MadeContent } from '#features/campaigns/life/deps.ts';

interface ContentTurn {
  readonly row: CampaignRecord;
  /** After the turn. */
  readonly life: LifeCampaign;
  readonly facts: readonly Fact[];
  readonly said: ContentVerdict | undefined;
  readonly made: ReadonlyMap<number, MadeContent> | undefined;
}

/** Saves contents that came, and decisions on those that waited. */
export async function saveContents(tx: Tx, contents: ContentStore, { row, life, facts, said, made }: ContentTurn): Promise<void> {
  const { account_id, id: campaign_id } = row;
  const decide = (placement: number, verdict: ContentVerdict, at: number) =>
    contents.decideOpen(tx, { account_id, placement_id: placement }, verdict, new Date(at));
  for (const { act, at } of facts) {
    switch (act.event) {
      case 'deliver_content': {
        const content = made?.get(act.placement);
        if (!content) throw new Error(`no content was seen for placement ${act.placement}`);
        const due_at = new Date(contentDueAt(at, life.publish_until));
        await contents.addContent(tx, { ...content, account_id, campaign_id, placement_id: act.placement, created: new Date(at), due_at });
        break;
      }
      case 'confirm_content':
        await decide(act.placement, said ?? { state: 'confirmed' }, at);
        break;
      case 'reject_content':
        await decide(act.placement, said ?? { state: 'rejected' }, at);
        break;
      case 'refuse_content':
      case 'lapse_content':
      case 'withdraw':
        if ('placement' in act) await decide(act.placement, { state: 'withdrawn' }, at);
        break;
      default:
        break;
    }
  }
  // When a campaign ends, its contents wait no longer.
  const isOver = life.state === 'REJECTED' || life.state === 'INACTIVE';
  if (!isOver || row.campaign_type !== 'INFLUENCE' || facts.length === 0) return;
  for (const item of life.placements)
    if (item.out_reason === 'campaign_over' && isPlacementOver(item.state)) await decide(item.id, { state: 'withdrawn' }, item.out_at!);
}
