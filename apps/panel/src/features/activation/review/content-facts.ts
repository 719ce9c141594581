import { findAdTextLimits } from '@jarchi/domain/creatives/texts/ad-texts.ts';
import type { CampaignDraft, DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { isForwarded, isTagged, isUtmUsed, publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import { contentFa as fa } from './content.fa.ts';

/** One answer of the content step as text. */
export interface ContentFact {
  readonly label: string;
  readonly text: string;
  /** True for addresses and names of files. */
  readonly isLtr?: boolean;
  /** True for a text of several lines. */
  readonly isLong?: boolean;
  /** Shown as a list. */
  readonly items?: readonly string[];
}

export type ContentForm = 'ad' | 'forwarded' | 'brief' | 'post';

/** Which of the four forms of content a draft has. */
export function getContentForm(draft: CampaignDraft): ContentForm {
  if (findAdTextLimits(draft.media_type, draft.content_type)) return 'ad';
  if (isForwarded(draft)) return 'forwarded';
  return draft.campaign_type === 'INFLUENCE' ? 'brief' : 'post';
}

/** The files that the content shows. */
export function listFiles(draft: CampaignDraft): readonly DraftFile[] {
  return getContentForm(draft) === 'forwarded' ? [] : publishedFiles(draft);
}

/** The answers in the order of the form. Empty ones are left out, unless being empty has a meaning. */
export function contentFacts(draft: CampaignDraft): ContentFact[] {
  const form = getContentForm(draft);
  const considerations = text(fa.considerations, draft.publish_considerations || fa.none);
  if (form === 'ad') return [...adFacts(draft), considerations];
  if (form === 'forwarded') return [address(fa.forwarded, draft.content_telegram_content_address), considerations];
  return [
    ...(form === 'brief' ? briefFacts(draft) : []),
    ...given(long(fa.caption[draft.content_type], draft.content_caption)),
    address(fa.link, draft.content_link),
    ...given(text(fa.hashtags, draft.content_hashtags.map((tag) => `#${tag}`).join(fa.space))),
    ...given(text(fa.mentions, draft.content_mentions.join(fa.space), true)),
    ...given(text(fa.tags, draft.content_tags.join(fa.space), true)),
    ...given(list(fa.hyperlinks, listHyperlinks(draft))),
    ...given(long(fa.mediaDescription, draft.content_contentMediaDescription)),
    ...given(text(fa.subdomain, draft.content_customSubdomain, true)),
    ...given(text(fa.sample, draft.content_instagramContentAddress, true)),
    ...(draft.media_type === 'INSTAGRAM' && draft.content_type === 'POST'
      ? [text(fa.comments, draft.content_isCommentOpen ? fa.commentsOpen : fa.commentsClosed)]
      : []),
    ...(isUtmUsed(draft) ? [text(fa.utm, isTagged(draft) ? fa.on : fa.off)] : []),
    considerations,
  ];
}

function text(label: string, value: string, isLtr = false): ContentFact {
  return { label, text: value.trim(), isLtr };
}

function long(label: string, value: string): ContentFact {
  return { label, text: value.trim(), isLong: true };
}

function list(label: string, items: readonly string[]): ContentFact {
  return { label, text: items.join(fa.comma), items };
}

function address(label: string, value: string): ContentFact {
  return value === '' ? text(label, fa.none) : text(label, value, true);
}

function given(fact: ContentFact): ContentFact[] {
  return fact.text === '' ? [] : [fact];
}

/** Captions on Instagram and LinkedIn have no links. */
function listHyperlinks({ media_type, content_hyperlinks }: CampaignDraft): string[] {
  if (media_type === 'INSTAGRAM' || media_type === 'LINKEDIN') return [];
  return content_hyperlinks.map((hyperlink) => `${hyperlink.text}: ${hyperlink.link}`);
}

function adFacts(draft: CampaignDraft): ContentFact[] {
  return [
    text(fa.adTitle, draft.ad_title),
    ...given(text(fa.adSubtitle, draft.media_type === 'SOROUSH' && draft.content_type === 'PIN' ? draft.ad_subtitle : '')),
    ...given(long(fa.adCaption, draft.media_type === 'SOROUSH' && draft.content_type === 'PIN' ? '' : draft.ad_caption)),
    text(fa.button, draft.button_label),
    address(fa.buttonLink, draft.button_link),
  ];
}

function briefFacts(draft: CampaignDraft): ContentFact[] {
  return [
    ...given(long(fa.description, draft.content_description)),
    ...given(list(fa.todos, draft.content_todos)),
    ...given(list(fa.notTodos, draft.content_notTodos)),
    ...given(text(fa.guideFile, draft.content_guide_file?.name ?? '', true)),
  ];
}
