import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import type { BotChannel } from '@jarchi/domain/channels/channels.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { copyText, toast } from '@jarchi/ui/toasts/toast.ts';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useCreateLink, type LinkOffer } from '#data/channels/channels.ts';
import { ChannelMark } from './ChannelMark.tsx';
import { channelsFa } from './channels.fa.ts';

const fa = channelsFa.redirect;

/** The link of one bot, the link of its app, and the code for people whose browser opens neither. */
export function BotLink({ channel, isFirst }: { channel: BotChannel; isFirst: boolean }) {
  const [offer, setOffer] = useState<LinkOffer>();
  const making = useCreateLink({ onSuccess: setOffer, onError: (error) => void toast.error(errorText(error)) });
  const name = channelsFa.names[channel];
  return (
    <section aria-label={name} className="w-full rounded-lg border border-line p-4 text-start">
      <div className="flex items-center gap-3">
        <ChannelMark channel={channel} />
        <h2 className="flex-1 text-md font-semibold">{name}</h2>
        {!offer && (
          <Button variant={isFirst ? 'primary' : 'secondary'} isLoading={making.isPending} onClick={() => making.start(channel)}>
            {channelsFa.link}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {offer && (
        <div className="mt-4 flex flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            <a href={offer.url} target="_blank" rel="noreferrer" className={buttonClass()}>
              {fa.open(name)}
              <ExternalLink aria-hidden size={16} />
            </a>
            {offer.app_url !== null && (
              <a href={offer.app_url} className={buttonClass({ variant: 'secondary' })}>
                {fa.openApp}
              </a>
            )}
          </div>
          <div>
            <p className="text-sm text-text-2">{fa.code}</p>
            <p className="flex items-center gap-2">
              <bdi dir="ltr" className="text-lg font-semibold tracking-wider">
                {offer.code}
              </bdi>
              <IconButton icon={Copy} label={fa.copy} onClick={() => void copyText(offer.code, fa)} />
            </p>
            <p className="text-sm text-text-3">{fa.until(formatTime(Date.parse(offer.expires_at)))}</p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="text-md text-text-2">
              {fa.waiting}
            </p>
            <Button variant="ghost" size="sm" isLoading={making.isPending} onClick={() => making.start(channel)}>
              {fa.makeCode(name)}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
