import { isUtmOffered } from '@jarchi/domain/platforms/utm/utm-template.ts';
import { lazy, Suspense } from 'react';
import type { PartProps } from '#features/creatives/form-props.ts';
import { LinkPart } from './LinkPart.tsx';
import { WordsPart } from './WordsPart.tsx';

const UtmBuilder = lazy(async () => ({ default: (await import('#features/creatives/utm/UtmBuilder.tsx')).UtmBuilder }));

/** The text and the link of a post. */
export function PostFields({ campaignId, ...part }: PartProps & { campaignId: number | null }) {
  const { media_type, content_type } = part.data;
  return (
    <>
      <WordsPart {...part} />
      <LinkPart {...part}>
        {isUtmOffered(media_type, content_type) && (
          <Suspense>
            <UtmBuilder {...part} campaignId={campaignId} />
          </Suspense>
        )}
      </LinkPart>
    </>
  );
}
