import { roundNet } from '#money/hundreds.ts';
import { sumToman, type Toman } from '#money/money.ts';
import { refuse, succeed, type Result } from '#result.ts';

/** A service that a campaign can buy with its placements: once, at a price net of VAT. */
export interface ServiceOffer {
  readonly key: string;
  readonly price: Toman;
}

/** additional_services of a draft: the services that are wanted, by key. */
export type ChosenServices = Readonly<Record<string, boolean>>;

export interface ServicesPrice {
  /** The chosen services, in the order of the offers. */
  readonly lines: readonly ServiceOffer[];
  readonly price: Toman;
}

/** Some chosen services are not offered, or no longer. */
export interface ServicesNotOffered {
  readonly code: 'services_not_offered';
  readonly keys: readonly string[];
}

/** What the chosen services cost, net of VAT, each half-up to whole hundreds. */
export function priceServices(chosen: ChosenServices, offers: readonly ServiceOffer[]): Result<ServicesPrice, ServicesNotOffered> {
  const wanted = Object.entries(chosen).flatMap(([key, isWanted]) => (isWanted ? [key] : []));
  const offered = new Set(offers.map(({ key }) => key));
  const missing = wanted.filter((key) => !offered.has(key));
  if (missing.length > 0) return refuse({ code: 'services_not_offered', keys: missing });
  const lines = offers.filter(({ key }) => wanted.includes(key)).map((offer) => ({ ...offer, price: roundNet(offer.price) }));
  return succeed({ lines, price: sumToman(lines.map(({ price }) => price)) });
}
