import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { HOME_CONTENTS, HOME_DRAFTS, HOME_LISTS } from '@jarchi/domain/campaigns/home-lists.ts';
import type { Result } from '@jarchi/domain/result.ts';

type CampaignList = CallAnswer<'campaigns', 'listCampaigns'>;

/** The lists of other slices, as their own calls answer them. */
interface HomeDeps {
  readonly campaigns: {
    listCampaigns(accountId: number, query: ParsedInput<'campaigns', 'listCampaigns'>['query']): Promise<Result<CampaignList, unknown>>;
  };
  readonly drafts: {
    listDrafts(accountId: number, query: ParsedInput<'drafts', 'listDrafts'>['query']): Promise<CallAnswer<'drafts', 'listDrafts'>>;
  };
  readonly contents: {
    listPendingFeedback(
      accountId: number,
      query: ParsedInput<'contents', 'listPendingFeedback'>['query'],
    ): Promise<CallAnswer<'contents', 'listPendingFeedback'>>;
  };
  readonly world: { getWorldClock(): Promise<CallAnswer<'world', 'getWorldClock'>> | CallAnswer<'world', 'getWorldClock'> };
}

export type HomeService = ReturnType<typeof createHomeService>;

/** What the home page begins with, in one answer. */
export function createHomeService({ campaigns, drafts, contents, world }: HomeDeps) {
  async function listOf(accountId: number, name: keyof typeof HOME_LISTS): Promise<CampaignList> {
    const list = await campaigns.listCampaigns(accountId, { ...HOME_LISTS[name], is_deleted: false });
    if (!list.ok) throw new Error(`the list of ${name} campaigns was refused`);
    return list.value;
  }
  return {
    async getHome(accountId: number): Promise<CallAnswer<'home', 'getHome'>> {
      const [running, waiting, all, found, pending, clock] = await Promise.all([
        listOf(accountId, 'running'),
        listOf(accountId, 'waiting'),
        listOf(accountId, 'all'),
        drafts.listDrafts(accountId, { limit: HOME_DRAFTS, offset: 0 }),
        contents.listPendingFeedback(accountId, { limit: HOME_CONTENTS, offset: 0 }),
        world.getWorldClock(),
      ]);
      return { running, waiting, all, drafts: found, pending, clock };
    },
  };
}
