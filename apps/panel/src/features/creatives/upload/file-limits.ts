import { checkGuideFile } from '@jarchi/domain/creatives/guide-files.ts';
import { checkMediaFile, type MediaFileFacts, type MediaIssue } from '@jarchi/domain/creatives/media-files.ts';
import { getMediaLimits } from '@jarchi/domain/creatives/media-limits.ts';
import { findUntakenPicture, IMAGE_TYPES, isVideoType, VIDEO_TYPES } from '@jarchi/domain/media/media-types.ts';
import { SLIDES_MAX } from '@jarchi/domain/creatives/slides.ts';
import { findAdTextLimits } from '@jarchi/domain/creatives/texts/ad-texts.ts';
import type { CampaignDraft, DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { STORY_NUMBER_RANGES } from '@jarchi/domain/platforms/plan-options.ts';
import { describeIssue } from '@jarchi/domain/validation/issue-text.ts';
import type { DraftPatch } from '#features/creatives/form-props.ts';
import { uploadFa as fa } from './upload.fa.ts';

type FileFormat = Pick<CampaignDraft, 'media_type' | 'content_type' | 'story_number'>;

/** A network's ad is one picture; every other format takes films too. */
export const isImageOnly = ({ media_type, content_type }: FileFormat): boolean => findAdTextLimits(media_type, content_type) !== undefined;

/** The largest number of files of the format. */
export function fileCountLimit(format: FileFormat): number {
  if (isImageOnly(format)) return 1;
  return format.content_type === 'STORY' ? (STORY_NUMBER_RANGES[format.story_number].to ?? SLIDES_MAX) : SLIDES_MAX;
}

export function getAccept(format: FileFormat, isGuide: boolean): string {
  if (isImageOnly(format)) return IMAGE_TYPES.join();
  return [...IMAGE_TYPES, ...VIDEO_TYPES, ...(isGuide ? ['application/pdf'] : [])].join();
}

/** The texts of why a file of the content is refused. */
export function refuseCreative(format: FileFormat, facts: MediaFileFacts): string[] {
  if (isImageOnly(format) && (isVideoType(facts.type) || facts.type === 'application/octet-stream')) return [fa.videoNotTaken];
  return checkMediaFile(facts, getMediaLimits(format.media_type, format.content_type)).map((issue) => say(issue, fa.typeNotTaken));
}

/** The texts of why a file is refused as the brief's guide. */
export function refuseGuide(format: FileFormat, facts: MediaFileFacts): string[] {
  return checkGuideFile(facts, getMediaLimits(format.media_type, format.content_type)).map((issue) => say(issue, fa.guideTypeNotTaken));
}

const say = (issue: MediaIssue, type: string) =>
  issue.code === 'file_type_not_allowed' && !findUntakenPicture(issue.type) ? type : describeIssue(issue);

/** The patch that stores files in the draft; the slides of an Instagram post have their own field. */
export function filesPatch(data: CampaignDraft, files: readonly DraftFile[]): DraftPatch {
  const hasSlides = data.media_type === 'INSTAGRAM' && data.content_type === 'POST' && files.length > 1;
  if (hasSlides) return { content_instagram_post_files: files, content_files: [] };
  return data.media_type === 'INSTAGRAM' && data.content_type === 'POST'
    ? { content_files: files, content_instagram_post_files: [] }
    : { content_files: files };
}

/** Moves an item to another place in the list. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
