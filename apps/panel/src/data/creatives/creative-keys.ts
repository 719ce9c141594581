import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';

export const creativeKeys = {
  all: ['creatives'],
  templates: () => ['creatives', 'templates'] as const,
  templatesOf: (media_type: MediaType, content_type: ContentType) => ['creatives', 'templates', media_type, content_type] as const,
  utmKeys: () => ['creatives', 'utm-key-templates'] as const,
} as const;
