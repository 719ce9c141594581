import { getShare, sumToman, type Toman } from '#money/money.ts';
import type { LineKind, LineUnit } from './document-kinds.ts';

/** Amounts of a line or of a document, in toman. `net` is after the discount and without VAT. */
export interface DocumentSums {
  readonly gross: Toman;
  readonly discount: Toman;
  readonly net: Toman;
  readonly vat: Toman;
  readonly total: Toman;
}

export interface DocumentLine extends DocumentSums {
  readonly kind: LineKind;
  readonly title: string;
  readonly campaign_id: number | null;
  readonly campaign_title: string | null;
  readonly invoice_number: string | null;
  readonly quantity: number;
  readonly unit: LineUnit;
  /** Null where the price is not a whole amount for each unit. */
  readonly unit_price: Toman | null;
  readonly vat_percent: number | null;
}

/** The sums of lines. */
export function sumLines(lines: readonly DocumentSums[]): DocumentSums {
  const sum = (key: keyof DocumentSums) => sumToman(lines.map((line) => line[key]));
  return { gross: sum('gross'), discount: sum('discount'), net: sum('net'), vat: sum('vat'), total: sum('total') };
}

/** The amounts of a line from its parts. */
export function sumsOf({ gross, discount, vat }: Pick<DocumentSums, 'gross' | 'discount' | 'vat'>): DocumentSums {
  return { gross, discount, net: gross - discount, vat, total: gross - discount + vat };
}

/** The price of one unit, if it is a whole amount. */
export function getUnitPrice(gross: Toman, quantity: number): Toman | null {
  return quantity > 0 && gross % quantity === 0 ? gross / quantity : null;
}

/** The captured amount of a placement, VAT included, and its parts. */
export interface CapturedPlacement {
  readonly title: string;
  readonly captured: Toman;
  readonly captured_vat: Toman;
  readonly captured_discount: Toman;
  /** Views or clicks that are paid for; null where posts are bought. */
  readonly units: number | null;
}

export interface CapturedCampaign {
  readonly id: number;
  readonly title: string;
  /** The net price of the whole campaign, services included, as bought. */
  readonly price: Toman;
  readonly vat_percent: number;
  readonly services: readonly { readonly title: string; readonly price: Toman }[];
  readonly unit: LineUnit;
  readonly placements: readonly CapturedPlacement[];
}

interface Part {
  readonly gross: Toman;
  readonly discount: Toman;
  readonly vat: Toman;
}

/** Whole hundreds stay whole hundreds. */
const HUNDRED = 100;

/**
 * The lines of an invoice: one for each publisher of whom something was captured, then one for each service. Services were spread over the
 * placements by price, so each placement gives back that part of its capture; what is lost to rounding stays with the publisher. The lines sum to
 * the capture.
 */
export function makeInvoiceLines(campaign: CapturedCampaign): DocumentLine[] {
  const { services, price } = campaign;
  const servicesPrice = sumToman(services.map((service) => service.price));
  const splits = campaign.placements
    .filter(({ captured }) => captured > 0)
    .map((placement) => ({ placement, ...splitPlacement(placement, servicesPrice, price) }));
  const ofServices = splitOverServices(
    splits.map(({ services: part }) => part),
    services.map((service) => service.price),
  );
  return [
    ...splits.map(({ placement, own }) =>
      lineOf(campaign, { kind: 'placement', title: placement.title, units: placement.units ?? 1, unit: campaign.unit }, own),
    ),
    ...services.flatMap(({ title }, index) => {
      const part = ofServices[index];
      return part && part.gross > 0 ? [lineOf(campaign, { kind: 'service', title, units: 1, unit: 'piece' }, part)] : [];
    }),
  ];
}

interface LineHead {
  readonly kind: LineKind;
  readonly title: string;
  readonly units: number;
  readonly unit: LineUnit;
}

/** Views and clicks whose price is no whole toman are one piece: the law's forms want a price for each unit. */
function lineOf(
  { id, title: campaign_title, vat_percent }: CapturedCampaign,
  { kind, title, units, unit }: LineHead,
  part: Part,
): DocumentLine {
  const each = getUnitPrice(part.gross, units);
  const counted =
    each === null ? { quantity: 1, unit: 'piece' as const, unit_price: part.gross } : { quantity: units, unit, unit_price: each };
  return { kind, title, campaign_id: id, campaign_title, invoice_number: null, ...counted, ...sumsOf(part), vat_percent };
}

/** Parts a placement's capture into its publisher's own and that of the services. */
function splitPlacement(placement: CapturedPlacement, servicesPrice: Toman, price: Toman): { readonly own: Part; readonly services: Part } {
  const { captured_discount: discount, captured_vat: vat } = placement;
  const gross = placement.captured - vat + discount;
  const services = partOf({ gross, discount, vat }, servicesPrice, price);
  return { own: minus({ gross, discount, vat }, services), services };
}

/** The part of an amount, rounded down to whole hundreds if the amount is in whole hundreds; its VAT follows its net. */
function partOf({ gross, discount, vat }: Part, of: number, whole: number): Part {
  const step = gross % HUNDRED === 0 && discount % HUNDRED === 0 ? HUNDRED : 1;
  const down = (amount: Toman) => (whole === 0 ? 0 : Number((BigInt(amount) * BigInt(of)) / BigInt(whole) / BigInt(step)) * step);
  const part = { gross: down(gross), discount: gross === 0 ? 0 : down(discount) };
  const net = gross - discount;
  return { ...part, vat: net === 0 ? 0 : getShare(vat, part.gross - part.discount, net) };
}

function minus(a: Part, b: Part): Part {
  return { gross: a.gross - b.gross, discount: a.discount - b.discount, vat: a.vat - b.vat };
}

/** Parts what all services got over the single ones by price; the last one gets what is left. */
function splitOverServices(parts: readonly Part[], prices: readonly Toman[]): Part[] {
  const sum = (key: keyof Part) => sumToman(parts.map((part) => part[key]));
  let left: Part = { gross: sum('gross'), discount: sum('discount'), vat: sum('vat') };
  let leftPrice = sumToman(prices);
  return prices.map((price) => {
    const part = price === leftPrice ? left : partOf(left, price, leftPrice);
    left = minus(left, part);
    leftPrice -= price;
    return part;
  });
}
