import { contentTypeTitlesFa, rubikaPinTitleFa } from './platforms.fa.ts';
import type { ContentType, MediaType } from './platforms.ts';

/** The Persian title of a format on its platform: «پست»; a pin on Rubika has a title of its own. */
export function getFormatTitle({
  media_type,
  content_type,
}: {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
}): string {
  return media_type === 'RUBIKA' && content_type === 'PIN' ? rubikaPinTitleFa : contentTypeTitlesFa[content_type];
}
