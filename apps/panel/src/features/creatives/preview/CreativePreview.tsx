import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { useState } from 'react';
import { InChannelAd, PinAd } from './ads.tsx';
import { ChannelView } from './channels.tsx';
import { InstagramPost, InstagramStory } from './instagram.tsx';
import { LinkedInPost } from './linkedin.tsx';
import { PhoneDark } from './Phone.tsx';
import { previewFa as fa } from './preview.fa.ts';

function View({ data }: { data: CampaignDraft }) {
  const { media_type, content_type } = data;
  if (content_type === 'PIN') return <PinAd data={data} />;
  if (content_type === 'IN_CHANNEL') return <InChannelAd data={data} />;
  if (media_type === 'LINKEDIN') return <LinkedInPost data={data} />;
  if (media_type !== 'INSTAGRAM') return <ChannelView data={data} />;
  return content_type === 'STORY' ? <InstagramStory data={data} /> : <InstagramPost data={data} />;
}

const drawnDark = () => document.documentElement.matches('[data-theme="dark"]');

/** The content as a reader's phone shows it, in light or dark. */
export function CreativePreview({ data }: { data: CampaignDraft }) {
  const [background, setBackground] = useState<'light' | 'dark'>(() => (drawnDark() ? 'dark' : 'light'));
  return (
    <div className="flex flex-col gap-4">
      {data.content_type !== 'STORY' && (
        <Segmented
          label={fa.background}
          value={background}
          onChange={setBackground}
          options={[
            { value: 'light', label: fa.light },
            { value: 'dark', label: fa.dark },
          ]}
          className="self-center"
        />
      )}
      <PhoneDark value={background === 'dark'}>
        <View data={data} />
      </PhoneDark>
      <p className="mx-auto max-w-xs text-center text-sm text-text-3">{fa.note}</p>
    </div>
  );
}
