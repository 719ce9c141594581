import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { tagLink } from '@jarchi/domain/platforms/utm/utm-link.ts';
import { isLink } from '@jarchi/domain/text/web-link.ts';
import { keptParameters } from './kept-parameters.ts';
import { utmFa as fa } from './utm.fa.ts';

const SAMPLE = { campaign_id: 48213, username: 'publisher.name', term: 'term', link: 'https://example.com/' } as const;

/** The link as a publisher's reader gets it, made by the domain's rule. */
export function TaggedLink({ data, campaignId }: { data: CampaignDraft; campaignId: number | null }) {
  const hasLink = isLink(data.content_link);
  const link = hasLink ? data.content_link : SAMPLE.link;
  const values = { 'campaign-id': campaignId ?? SAMPLE.campaign_id, 'media-username': SAMPLE.username, term: SAMPLE.term };
  const tagged = tagLink(link, data, values);
  const kept = keptParameters(link, data);
  return (
    <div className="rounded-md bg-surface-sunken px-3 py-2">
      <p className="text-sm font-medium text-text-2">{fa.preview}</p>
      {tagged.ok ? (
        <bdi dir="ltr" className="block text-end text-sm break-all">
          {tagged.value}
        </bdi>
      ) : (
        <p className="text-sm text-danger-text">{fa.broken}</p>
      )}
      {kept.length > 0 && <p className="mt-1 text-sm text-info-text">{fa.kept(kept.join(fa.and))}</p>}
      <p className="mt-1 text-xs text-text-3">{hasLink ? fa.sampleNote : fa.sampleLink}</p>
    </div>
  );
}
