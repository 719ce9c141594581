import type { CampaignDraft, DraftIssue } from '@jarchi/domain/drafts/drafts.ts';

export interface FormPartProps {
  data: CampaignDraft;
  issues: readonly DraftIssue[];
  onChange: (patch: Partial<CampaignDraft>) => void;
}

export interface CategoryOption {
  readonly id: number;
  readonly title_fa: string;
}
