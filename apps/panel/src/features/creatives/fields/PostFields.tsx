import { isUtmUsed } from '@jarchi/domain/drafts/steps/content-step.ts';
import type { PartProps } from '#features/creatives/form-props.ts';
import { LinkPart } from './LinkPart.tsx';
import { WordsPart } from './WordsPart.tsx';
import { UtmBuilder } from '#features/creatives/utm/UtmBuilder.tsx';

/** The text and the link of a post. */
export function PostFields({ campaignId, ...part }: PartProps & { campaignId: number | null }) {
  return (
    <>
      <WordsPart {...part} />
      <LinkPart {...part}>{isUtmUsed(part.data) && <UtmBuilder {...part} campaignId={campaignId} />}</LinkPart>
    </>
  );
}
