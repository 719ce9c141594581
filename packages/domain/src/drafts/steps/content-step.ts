import { findAdTextLimits } from '#creatives/texts/ad-texts.ts';
import { checkCaption } from '#creatives/texts/captions.ts';
import { checkMediaFile } from '#creatives/media-files.ts';
import { getMediaLimits } from '#creatives/media-limits.ts';
import { checkFileCount, checkSlideSteps, SLIDES_MAX } from '#creatives/slides.ts';
import { STORY_NUMBER_RANGES } from '#platforms/plan-options.ts';
import { findUtmKeys, isUtmOffered, UTM_PARTS, UTM_VARIABLES, type UtmTemplate } from '#platforms/utm/utm-template.ts';
import { checkHashtags, checkMentions } from '#validation/hashtags.ts';
import { checkShape } from '#validation/text-shapes.ts';
import { checkItems, checkLength, checkMaxSelection, checkRequired, checkSubstring } from '#validation/validators.ts';
import { checkAd } from './ad-content.ts';
import { checkRequiredText, listIssues } from './draft-issues.ts';
import type { CampaignDraft, Combination, ContentFields, DraftFile, DraftHyperlink, DraftIssue } from '#drafts/drafts.ts';
import { visiblePart } from '#text/visible.ts';

export const HYPERLINKS_MAX = 20;
export const DESCRIPTION_MAX = 2_000;
export const TODOS_MAX = 20;
export const TODO_LENGTH_MAX = 200;
export const UTM_VALUE_MAX = 100;

/** Every issue of the content. */
export function checkContent(draft: CampaignDraft): DraftIssue[] {
  const adLimits = findAdTextLimits(draft.media_type, draft.content_type);
  if (adLimits) return checkAd(draft, adLimits);
  if (isForwarded(draft)) return checkForwarded(draft);
  return [
    ...(draft.campaign_type === 'INFLUENCE' ? checkBrief(draft) : checkPost(draft)),
    ...checkFiles(draft),
    ...checkWords(draft),
    ...listIssues('content_link', checkShape(draft.content_link, 'link_invalid')),
    ...listIssues('content_customSubdomain', checkShape(draft.content_customSubdomain, 'subdomain_invalid')),
    ...listIssues('content_instagramContentAddress', checkShape(draft.content_instagramContentAddress, 'link_invalid')),
    ...(draft.is_utm_enabled && isUtmUsed(draft) ? checkUtm(draft) : []),
  ];
}

/** Whether an existing Telegram post is forwarded instead of publishing a new one. */
export function isForwarded({
  media_type,
  is_telegram_forward_post,
}: Combination & Pick<ContentFields, 'is_telegram_forward_post'>): boolean {
  return media_type === 'TELEGRAM' && is_telegram_forward_post === 'true';
}

/** Whether the content has a link that can be tagged: its own, or on words of the caption. */
export function isUtmUsed({ media_type, content_type, content_link, content_hyperlinks }: Combination & ContentFields): boolean {
  return isUtmOffered(media_type, content_type) && (content_link !== '' || (media_type === 'TELEGRAM' && content_hyperlinks.length > 0));
}

/** Whether a link of the content gets tags; those on words of the caption only if that is chosen too. */
export function isTagged(draft: Combination & ContentFields): boolean {
  return draft.is_utm_enabled && isUtmUsed(draft) && (draft.content_link !== '' || draft.is_telegram_hyperlinks_utm_enabled);
}

function getFilesField(draft: Combination & ContentFields): 'content_files' | 'content_instagram_post_files' {
  const isInstagramPost = draft.media_type === 'INSTAGRAM' && draft.content_type === 'POST';
  return isInstagramPost && draft.content_instagram_post_files.length > 0 ? 'content_instagram_post_files' : 'content_files';
}

/** The files that are published, in order: an Instagram post uses its own slides once it has one. */
export function publishedFiles(draft: Combination & ContentFields): readonly DraftFile[] {
  return draft[getFilesField(draft)];
}

function checkForwarded({ content_telegram_content_address: address }: ContentFields): DraftIssue[] {
  return listIssues('content_telegram_content_address', [...checkRequired(address), ...checkShape(address, 'telegram_link_invalid')]);
}

/** A page publishes a picture or video; a messenger's channel may publish text alone. */
function checkPost(draft: CampaignDraft): DraftIssue[] {
  const files = publishedFiles(draft);
  if (files.length > 0) return [];
  if (draft.media_type === 'INSTAGRAM') return [{ field: 'content_files', code: 'image_or_video' }];
  return visiblePart(draft.content_caption) === '' ? [{ field: 'content_files', code: 'file_or_caption' }] : [];
}

/** Something must tell the publisher what to make: a text, a file, or a list. */
function checkBrief(draft: ContentFields): DraftIssue[] {
  const { content_description, content_guide_file, content_todos, content_notTodos } = draft;
  const isTold = content_guide_file !== null || content_todos.length > 0;
  const checkTodos = (todos: readonly string[]) => [
    ...checkMaxSelection(todos, TODOS_MAX),
    ...checkItems(todos, (todo) => checkRequiredText(todo, TODO_LENGTH_MAX)),
  ];
  return [
    ...listIssues('content_description', isTold ? [] : checkRequired(content_description)),
    ...listIssues('content_description', checkLength(content_description, DESCRIPTION_MAX)),
    ...listIssues('content_todos', checkTodos(content_todos)),
    ...listIssues('content_notTodos', checkTodos(content_notTodos)),
  ];
}

function checkFiles(draft: CampaignDraft): DraftIssue[] {
  const { media_type, content_type } = draft;
  const limits = getMediaLimits(media_type, content_type);
  const files = publishedFiles(draft);
  const storiesMax = content_type === 'STORY' ? STORY_NUMBER_RANGES[draft.story_number].to : null;
  return listIssues(getFilesField(draft), [
    ...checkFileCount(files, { minimum: 0, maximum: storiesMax ?? SLIDES_MAX }),
    ...checkItems(files, (file) => checkMediaFile(file, limits)),
    ...(draft.campaign_type === 'INFLUENCE' ? [] : checkSlideSteps(files)),
  ]);
}

function checkWords(draft: CampaignDraft): DraftIssue[] {
  const { content_caption: caption, content_hyperlinks: hyperlinks } = draft;
  const checkHyperlink = ({ text, link }: DraftHyperlink) => [
    ...(visiblePart(text) === '' || link === '' ? [{ code: 'required' } as const] : []),
    ...checkSubstring(text, caption),
    ...checkShape(link, 'link_invalid'),
  ];
  return [
    ...listIssues('content_caption', checkCaption(caption, draft.media_type, publishedFiles(draft).length > 0)),
    ...listIssues('content_contentMediaDescription', checkLength(draft.content_contentMediaDescription, DESCRIPTION_MAX)),
    ...listIssues('content_hashtags', checkHashtags(draft.content_hashtags)),
    ...listIssues('content_mentions', checkMentions(draft.content_mentions)),
    ...listIssues('content_tags', checkMentions(draft.content_tags)),
    ...(draft.media_type === 'INSTAGRAM' || draft.media_type === 'LINKEDIN'
      ? []
      : listIssues('content_hyperlinks', [...checkMaxSelection(hyperlinks, HYPERLINKS_MAX), ...checkItems(hyperlinks, checkHyperlink)])),
  ];
}

const UTM_VARIABLE_NAMES: readonly string[] = UTM_VARIABLES;

function checkUtm(draft: UtmTemplate): DraftIssue[] {
  const unknown = [{ code: 'choice_unknown' } as const];
  return [
    ...listIssues('utm_key_template', findUtmKeys(draft.utm_key_template) ? [] : unknown),
    ...UTM_PARTS.flatMap((part) => {
      const value = draft[`utm_${part}_value`].trim();
      const isFilledIn = draft[`utm_${part}_type`] === 'variable' && value !== '';
      return listIssues(`utm_${part}_value`, [
        ...(isFilledIn && !UTM_VARIABLE_NAMES.includes(value) ? unknown : []),
        ...checkLength(value, UTM_VALUE_MAX),
      ]);
    }),
  ];
}
