import { checkAdTexts, type AdTextLimits } from '#creatives/texts/ad-texts.ts';
import { checkMediaFile } from '#creatives/media-files.ts';
import { getMediaLimits } from '#creatives/media-limits.ts';
import { checkFileCount } from '#creatives/slides.ts';
import { checkShape } from '#validation/text-shapes.ts';
import { checkItems, checkRequired } from '#validation/validators.ts';
import { listIssues } from './draft-issues.ts';
import type { AdFields, Combination, ContentFields, DraftFile, DraftIssue } from '#drafts/drafts.ts';

type AdDraft = AdFields & Pick<ContentFields, 'content_files'> & Combination;

/** Up to this length the text under the title is a subtitle; a longer one is a caption. */
const SUBTITLE_MAX = 40;

/** The field of each text of the ad. */
export function getAdFields(limits: AdTextLimits) {
  return {
    title: 'ad_title',
    description: limits.description > SUBTITLE_MAX ? 'ad_caption' : 'ad_subtitle',
    button: 'button_label',
  } as const;
}

/** The issues of an ad that a network shows: its one picture, its texts, and the button with its link. */
export function checkAd(draft: AdDraft, limits: AdTextLimits): DraftIssue[] {
  const fields = getAdFields(limits);
  const texts = { title: draft.ad_title.trim(), description: draft[fields.description].trim(), button: draft.button_label.trim() };
  const parts = ['title', 'description', 'button'] as const;
  return [
    ...checkPicture(draft),
    ...parts.flatMap((part) => listIssues(fields[part], checkRequired(texts[part]))),
    ...checkAdTexts(texts, limits).map(({ part, ...issue }) => ({ field: fields[part], ...issue })),
    ...listIssues('ad_title', checkShape(texts.title, 'text_unsafe')),
    ...listIssues('button_link', [...checkRequired(draft.button_link), ...checkShape(draft.button_link, 'link_invalid')]),
  ];
}

function checkPicture({ media_type, content_type, content_files }: AdDraft): DraftIssue[] {
  const limits = getMediaLimits(media_type, content_type);
  const check = (file: DraftFile) => checkMediaFile(file, limits);
  return listIssues('content_files', [...checkFileCount(content_files, { minimum: 1, maximum: 1 }), ...checkItems(content_files, check)]);
}
