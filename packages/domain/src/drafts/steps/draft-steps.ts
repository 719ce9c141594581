import { checkContent } from './content-step.ts';
import type { CampaignDraft, DraftIssue } from '#drafts/drafts.ts';
import { CREATION_STEPS, type CreationStep } from '#drafts/steps/creation-steps.ts';
import { checkGeneralInformation } from './general-step.ts';
import { checkPackage } from './package-step.ts';

/** Every issue of a step, given today's Tehran day (YYYY-MM-DD). The activation step has none. */
export function checkStep(step: CreationStep, draft: CampaignDraft, today: string): DraftIssue[] {
  if (step === 'general-information') return checkGeneralInformation(draft, today);
  if (step === 'content') return checkContent(draft);
  return step === 'create-package' ? checkPackage(draft) : [];
}

/** A step that is not complete, with everything that is missing or wrong in it. */
export interface IncompleteStep {
  readonly step: CreationStep;
  readonly issues: readonly DraftIssue[];
}

/** Every step that is not complete, in order. */
export function listIncompleteSteps(draft: CampaignDraft, today: string): IncompleteStep[] {
  return CREATION_STEPS.map((step) => ({ step, issues: checkStep(step, draft, today) })).filter(({ issues }) => issues.length > 0);
}

/** The step to open: the first with an issue, otherwise activation. */
export function firstUnfinishedStep(draft: CampaignDraft, today: string): CreationStep {
  return CREATION_STEPS.find((step) => checkStep(step, draft, today).length > 0) ?? 'activation';
}

/** Returns the next step that still has a choice; undefined after the last. */
export function findNextStep(step: CreationStep, answered: readonly CreationStep[]): CreationStep | undefined {
  return CREATION_STEPS.slice(CREATION_STEPS.indexOf(step) + 1).find((next) => !answered.includes(next));
}

/** Whether every step before this one is complete; a link to a step that is not open leads to the first unfinished one. */
export function canOpenStep(step: CreationStep, draft: CampaignDraft, today: string): boolean {
  return CREATION_STEPS.indexOf(step) <= CREATION_STEPS.indexOf(firstUnfinishedStep(draft, today));
}
