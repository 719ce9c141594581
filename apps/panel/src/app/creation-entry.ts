import { firstUnfinishedStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import type { CreationStep } from '@jarchi/domain/drafts/drafts.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { api } from '#api.ts';

/** Decisions, section 3: /campaign leads to the first step that is unfinished. */
export async function findFirstStep(draft: number): Promise<CreationStep> {
  const [answer, clock] = await Promise.all([api.drafts.getDraft({ params: { id: draft } }), api.world.getWorldClock()]);
  return firstUnfinishedStep(answer.data, tehranDay(Date.parse(clock.now)));
}
