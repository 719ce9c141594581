import { CREATION_STEPS } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import type { Draft } from '#data/drafts/drafts.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';

export function draftTitle(draft: Draft): string {
  const title = draft.data.title.trim();
  return title === '' ? fa.untitled : title;
}

/** «گام ۳ از ۴، بسته‌چینی» */
export function draftStepText(draft: Draft): string {
  const at = CREATION_STEPS.indexOf(draft.draft_step) + 1;
  return fa.step(formatNumber(at), formatNumber(CREATION_STEPS.length), fa.steps[draft.draft_step]);
}
