import { CAMPAIGN_MODES } from '@jarchi/domain/drafts/creation-address.ts';

export const creationPaths = CAMPAIGN_MODES.draft.steps;

/** The step's search: the draft stays in the URL, so that a reload resumes it. */
export function draftSearch(id: number | null): { draft?: string } {
  return id === null ? {} : { draft: String(id) };
}
