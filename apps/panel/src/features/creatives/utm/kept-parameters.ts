import { findUtmKeys, UTM_PARTS, type UtmTemplate } from '@jarchi/domain/platforms/utm/utm-template.ts';

/** The parameters of the template that the advertiser's link already has; tagging does not change them. */
export function keptParameters(link: string, { utm_key_template }: Pick<UtmTemplate, 'utm_key_template'>): string[] {
  const keys = findUtmKeys(utm_key_template);
  const query = /\?([^#]*)/.exec(link)?.[1] ?? '';
  const own = new URLSearchParams(query);
  return keys ? UTM_PARTS.map((part) => keys[part]).filter((key) => own.has(key)) : [];
}
