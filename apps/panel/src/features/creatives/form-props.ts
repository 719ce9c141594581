import type { CampaignDraft, DraftField, DraftIssue } from '@jarchi/domain/drafts/drafts.ts';

export type DraftPatch = Partial<CampaignDraft>;

/** The props of every part of the content's form. */
export interface PartProps {
  readonly data: CampaignDraft;
  readonly issues: readonly DraftIssue[];
  /** The text of a field's first issue. */
  errorOf(field: DraftField): string | undefined;
  /** A function gets the latest draft, because an upload may end between two renders. */
  onChange(patch: DraftPatch | ((data: CampaignDraft) => DraftPatch)): void;
  /** The user has left this field. */
  onLeave(field: DraftField): void;
}
