import { fieldNamesFa } from '#drafts/field-names.fa.ts';
import type { CampaignDraft, DraftField } from '#drafts/drafts.ts';
import type { FieldIssueCode } from '#validation/issues.ts';
import { checkContent } from './content-step.ts';
import { unusableLinksFa as fa } from './unusable-links.fa.ts';

const CODES: readonly FieldIssueCode[] = ['link_invalid', 'telegram_link_invalid'];

/** The fields of a stored brief whose links nothing can open, each once: a rule was less strict when they were taken. */
export function listUnusableLinks(brief: CampaignDraft): DraftField[] {
  return [...new Set(checkContent(brief).flatMap(({ field, code }) => (CODES.includes(code) ? [field] : [])))];
}

/** Why a brief with such links goes back to its advertiser, in words; undefined when it has none. */
export function describeUnusable(brief: CampaignDraft): string | undefined {
  const fields = listUnusableLinks(brief);
  return fields.length === 0 ? undefined : fa.reason(fields.map((field) => fieldNamesFa[field]).join(fa.and));
}
