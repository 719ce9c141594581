import { isUtmOffered } from '@jarchi/domain/platforms/utm/utm-template.ts';
import type { PartProps } from '#features/creatives/form-props.ts';
import { LinkPart } from './LinkPart.tsx';
import { WordsPart } from './WordsPart.tsx';
import { UtmBuilder } from '#features/creatives/utm/UtmBuilder.tsx';

/** The text and the link of a post. */
export function PostFields({ campaignId, ...part }: PartProps & { campaignId: number | null }) {
  const { media_type, content_type } = part.data;
  return (
    <>
      <WordsPart {...part} />
      <LinkPart {...part}>{isUtmOffered(media_type, content_type) && <UtmBuilder {...part} campaignId={campaignId} />}</LinkPart>
    </>
  );
}
