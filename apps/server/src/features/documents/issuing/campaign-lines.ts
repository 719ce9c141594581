import { type DocumentLine, makeInvoiceLines, sumLines, sumsOf } from '@jarchi/domain/documents/document-lines.ts';
import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import type { CampaignType, ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { platformTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { printNumber } from '#infra/pdf/pdf-text.ts';
import { documentsFa as fa } from '../documents.fa.ts';

/** A campaign as documents name it. */
export interface NamedCampaign {
  readonly id: number;
  readonly title: string;
  readonly campaign_type: CampaignType;
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly price: number;
  readonly vat_percent: number;
  readonly services: readonly { readonly title_fa: string; readonly price: number }[];
}

/** The billed amount of a placement, VAT included, and its parts. */
export interface BilledPlacement {
  readonly title: string;
  readonly total: number;
  readonly vat: number;
  readonly discount: number;
  /** Views or clicks; null where posts are bought. */
  readonly units: number | null;
}

const UNITS = { REACH: 'post', INFLUENCE: 'post', CPM: 'view', CPC: 'click' } as const satisfies Record<CampaignType, string>;

/** A line for each publisher and service of a campaign. */
export function linesOfCampaign(campaign: NamedCampaign, placements: readonly BilledPlacement[]): DocumentLine[] {
  const { id, title, price, vat_percent, campaign_type, services } = campaign;
  return makeInvoiceLines({
    id,
    title,
    price,
    vat_percent,
    unit: UNITS[campaign_type],
    services: services.map(({ title_fa, price: each }) => ({ title: fa.service(title_fa), price: each })),
    placements: placements.map((placement) => ({
      title: titleOfPlacement(campaign, placement),
      captured: placement.total,
      captured_vat: placement.vat,
      captured_discount: placement.discount,
      units: placement.units,
    })),
  });
}

function titleOfPlacement(campaign: NamedCampaign, { title, units }: BilledPlacement): string {
  const words = fa.placement(getFormatTitle(campaign), platformTitlesFa[campaign.media_type], title);
  return units === null ? words : fa.counted(words, printNumber(units), fa.bought[campaign.campaign_type]);
}

/** The lines of a campaign at its present price: one for each publisher, or a single one until their prices are agreed. */
export function linesOfQuote(
  campaign: NamedCampaign & { readonly discount: number; readonly vat: number; readonly total: number },
  placements: readonly BilledPlacement[],
): DocumentLine[] {
  const lines = linesOfCampaign(campaign, placements);
  if (sumLines(lines).total === campaign.total) return lines;
  const { id, title, price, discount, vat, vat_percent } = campaign;
  const head = { kind: 'placement', title: fa.ceiling(title), campaign_id: id, campaign_title: title, invoice_number: null } as const;
  return [{ ...head, quantity: 1, unit: 'piece', unit_price: price, vat_percent, ...sumsOf({ gross: price, discount, vat }) }];
}
