import type { ContentType, MediaType } from '#platforms/platforms.ts';
import type { FieldIssue } from '#validation/issues.ts';
import { checkLength } from '#validation/validators.ts';

/** The most code points of each text of an ad that a network shows by itself. */
export interface AdTextLimits {
  readonly title: number;
  readonly description: number;
  readonly button: number;
}

const AD_TEXT_LIMITS: Readonly<Partial<Record<`${MediaType} ${ContentType}`, AdTextLimits>>> = {
  'SOROUSH PIN': { title: 36, description: 38, button: 20 },
  'SOROUSH IN_CHANNEL': { title: 30, description: 150, button: 20 },
  'RUBIKA PIN': { title: 70, description: 150, button: 20 },
};

/** The limits of a network's format; undefined where a publisher writes the text and no ad is built. */
export function findAdTextLimits(media_type: MediaType, content_type: ContentType): AdTextLimits | undefined {
  return AD_TEXT_LIMITS[`${media_type} ${content_type}`];
}

export type AdTextIssue = FieldIssue & { readonly part: keyof AdTextLimits };

/** Every part of an ad that is too long. */
export function checkAdTexts(texts: Readonly<Record<keyof AdTextLimits, string>>, limits: AdTextLimits): AdTextIssue[] {
  return (['title', 'description', 'button'] as const).flatMap((part) =>
    checkLength(texts[part], limits[part]).map((issue) => ({ ...issue, part })),
  );
}
