import type { CampaignDraft } from '#drafts/drafts.ts';
import { tagLink } from '#platforms/utm/utm-link.ts';
import { isUtmOffered } from '#platforms/utm/utm-template.ts';
import { readLink } from '#text/web-link.ts';

/** The placement of a campaign that a tracked link belongs to. */
export interface TrackedPlacement {
  readonly campaign_id: number;
  readonly username: string;
}

/**
 * Where a tracked link of a placement leads, as a header of HTTP can carry it: the landing page, tagged for this publisher. Undefined when the
 * campaign has none, or one that cannot be opened.
 */
export function getTrackedTarget(draft: CampaignDraft, { campaign_id, username }: TrackedPlacement): string | undefined {
  const { content_link, is_utm_enabled, media_type, content_type } = draft;
  const isTagged = is_utm_enabled && isUtmOffered(media_type, content_type);
  const tagged = isTagged ? tagLink(content_link, draft, { 'campaign-id': campaign_id, 'media-username': username }) : undefined;
  return readLink(tagged?.ok ? tagged.value : content_link)?.href;
}
