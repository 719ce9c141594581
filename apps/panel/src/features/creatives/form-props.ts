import type { CampaignDraft, DraftField, DraftIssue } from '@jarchi/domain/drafts/drafts.ts';

export type DraftPatch = Partial<CampaignDraft>;

/** What every part of the content's form gets. */
export interface PartProps {
  readonly data: CampaignDraft;
  readonly issues: readonly DraftIssue[];
  /** The first issue of a field in words. */
  errorOf(field: DraftField): string | undefined;
  /** A function sees the draft as it is now: uploads end between two drawings of the page. */
  onChange(patch: DraftPatch | ((data: CampaignDraft) => DraftPatch)): void;
  /** The user has left this field. */
  onLeave(field: DraftField): void;
}
