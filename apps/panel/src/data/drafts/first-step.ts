import { isEditable, type StateKey } from '@jarchi/domain/campaigns/campaign-life.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { CREATION_STEPS, type CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { firstUnfinishedStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import { api } from '#api/api.ts';

/** The first step if the draft is read-only, else the first step that is not complete. */
export async function findFirstStep(draft: number): Promise<CreationStep> {
  const [answer, clock] = await Promise.all([api.drafts.getDraft({ params: { id: draft } }), api.world.getWorldClock()]);
  const { campaign } = answer;
  if (campaign !== null && !isEditable(await api.campaigns.getCampaign({ params: { id: campaign } }))) return CREATION_STEPS[0];
  return firstUnfinishedStep(answer.data, tehranDay(Date.parse(clock.now)));
}

/** The draft from which a campaign was made; undefined with its state once it can no longer be edited. */
export async function findDraftToEdit(campaign: number): Promise<{ draft: number | undefined } & StateKey> {
  const { draft, state, reason } = await api.campaigns.getCampaign({ params: { id: campaign } });
  return { draft: isEditable({ state, reason }) ? draft : undefined, state, reason };
}
