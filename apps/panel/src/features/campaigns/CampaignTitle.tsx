import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { shortTitle } from '@jarchi/ui/table/short-title.ts';
import { Link } from '@tanstack/react-router';
import { campaignsFa as fa } from './campaigns.fa.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';

/** «استوری · دسترسی · ۴۸۲۱۳» */
export function campaignSub(row: Pick<CampaignRow, 'media_type' | 'content_type' | 'campaign_type' | 'id'>, hasId = true): string {
  const parts: string[] = [getFormatTitle(row), fa.types[row.campaign_type]];
  return fa.sub(hasId ? [...parts, formatId(row.id)] : parts);
}

/** Glyph, title, format and type; the title opens the report. */
export function CampaignTitle({
  row,
  hasId = true,
  isCover = false,
}: {
  row: CampaignRow;
  hasId?: boolean;
  /** The link covers the whole card, which must be positioned. */
  isCover?: boolean;
}) {
  const title = row.title === '' ? fa.untitled : shortTitle(row.title);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PlatformGlyph platform={row.media_type} size={28} />
      <span className="min-w-0">
        <Link
          to="/campaigns/$id"
          params={{ id: String(row.id) }}
          title={title === row.title || row.title === '' ? undefined : row.title}
          className={joinClasses(
            'block truncate text-md font-semibold text-text hover:text-action-soft-text',
            isCover && 'after:absolute after:inset-0',
          )}
        >
          <bdi>{title}</bdi>
        </Link>
        <span className="block truncate text-sm text-text-3">{campaignSub(row, hasId)}</span>
        {row.is_overdue && <span className="block truncate text-sm text-warning-text">{fa.overdue.mark}</span>}
      </span>
    </span>
  );
}
