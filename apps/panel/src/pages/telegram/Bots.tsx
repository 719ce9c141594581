import { BOT_CHANNELS, type BotChannel } from '@jarchi/domain/channels/channels.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { watchedChannelsQuery } from '#data/channels/channels.ts';
import { BotLink } from '#features/channels/BotLink.tsx';
import { channelsFa } from '#features/channels/channels.fa.ts';

const fa = channelsFa.redirect;

/** The bots that are set up, Bale first; one that is asked for comes before the others. */
export function Bots({ asked }: { asked: string | undefined }) {
  const query = useQuery(watchedChannelsQuery);
  const bots = BOT_CHANNELS.flatMap((key) => query.data?.channels.find(({ channel }) => channel === key) ?? []);
  const ordered = bots.toSorted((a, b) => Number(b.channel === asked) - Number(a.channel === asked));
  const region = getRegion(query, { isEmpty: () => bots.length === 0 });
  return (
    <DataRegion
      {...region}
      skeleton={<SkeletonRows rows={2} />}
      empty={{
        title: fa.off,
        text: fa.offText,
        action: (
          <Link to="/notifications" className={buttonClass()}>
            {fa.toNotifications}
          </Link>
        ),
      }}
    >
      {query.data?.is_trial && <Notice className="mb-4 text-start">{channelsFa.trial}</Notice>}
      <div className="flex flex-col gap-3">
        {ordered.map(({ channel, links }, index) =>
          links.length > 0 ? (
            <Notice key={channel} tone="success" role="status" className="text-start">
              {fa.done(channelsFa.names[channel])}
            </Notice>
          ) : (
            <BotLink key={channel} channel={channel as BotChannel} isFirst={index === 0} />
          ),
        )}
      </div>
      <Link to="/profile" search={{ section: 'notifications' }} className={`mt-5 ${buttonClass({ variant: 'ghost' })}`}>
        {fa.toSettings}
      </Link>
    </DataRegion>
  );
}
