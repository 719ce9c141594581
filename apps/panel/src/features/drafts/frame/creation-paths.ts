import { CAMPAIGN_MODES } from '@jarchi/domain/drafts/creation-address.ts';

export const creationPaths = CAMPAIGN_MODES.draft.steps;

/** The search part of a step's URL: it names the draft, so that a reload continues it. */
export function draftSearch(id: number | null): { draft?: string } {
  return id === null ? {} : { draft: String(id) };
}
