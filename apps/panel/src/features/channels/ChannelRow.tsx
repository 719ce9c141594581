import { formatDate, formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { spacePhone } from '@jarchi/domain/text/phone.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useLinkBrowser, useTestChannel, useUnlink, type ChannelLink, type ChannelState } from '#data/channels/channels.ts';
import { subscribeBrowser } from './browser-push.ts';
import { ChannelMark } from './ChannelMark.tsx';
import { channelsFa as fa } from './channels.fa.ts';

const onError = (error: Error) => void toast.error(errorText(error));

interface Facts {
  readonly state: ChannelState;
  readonly isTrial: boolean;
  /** Staff who act for a customer change nothing. */
  readonly isReadOnly: boolean;
}

function TestButton({ state, link, isTrial }: Pick<Facts, 'state' | 'isTrial'> & { link?: ChannelLink }) {
  const name = link?.channel === 'push' ? link.name : fa.names[state.channel];
  const testing = useTestChannel({ onSuccess: () => void toast.success(fa.tested(name, isTrial)), onError });
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={fa.testOf(name)}
      isLoading={testing.isPending}
      onClick={() => testing.start({ channel: state.channel, ...(link && { link: link.id }) })}
    >
      {fa.test}
    </Button>
  );
}

function UnlinkButton({ link }: { link: ChannelLink }) {
  const name = link.channel === 'push' ? link.name : fa.names[link.channel];
  const ending = useUnlink({ onSuccess: () => void toast.success(fa.unlinked(name)), onError });
  return (
    <Button variant="secondary" size="sm" aria-label={fa.unlinkOf(name)} isLoading={ending.isPending} onClick={() => ending.start(link.id)}>
      {fa.unlink}
    </Button>
  );
}

function BrowserButton({ pushKey }: { pushKey: string | null }) {
  const linking = useLinkBrowser({ onSuccess: () => void toast.success(fa.push.done), onError });
  const link = async () => {
    const given = await subscribeBrowser(pushKey);
    if (typeof given === 'string') toast.error(fa.push[given]);
    else linking.start(given);
  };
  return (
    <Button variant="secondary" size="sm" isLoading={linking.isPending} onClick={() => void link()}>
      {fa.linkBrowser}
    </Button>
  );
}

/** Phone and e-mail are those of the profile. */
function ProfileAddress({ state, isTrial, isReadOnly }: Facts) {
  const key = state.channel === 'sms' ? 'sms' : 'email';
  return (
    <>
      <p className="min-w-0 flex-1 basis-40 text-md text-text-2">
        {state.address === null ? (
          fa.noAddress[key]
        ) : (
          <>
            <span>{fa.addressOf[key]}:</span>{' '}
            <bdi dir="ltr" className="inline-block max-w-full wrap-anywhere">
              {key === 'sms' ? toPersianDigits(spacePhone(state.address)) : state.address}
            </bdi>
          </>
        )}
      </p>
      {state.address !== null && !isReadOnly && <TestButton state={state} isTrial={isTrial} />}
    </>
  );
}

/** One channel: its state, its address, and its acts. */
export function ChannelRow({ state, isTrial, isReadOnly, pushKey }: Facts & { pushKey: string | null }) {
  const { channel, links, last_failure: failure } = state;
  const isBot = channel === 'bale' || channel === 'telegram';
  const isLinked = isBot || channel === 'push';
  const failedAt = failure && new Date(failure.at);
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <ChannelMark channel={channel} />
      <div className="min-w-0 flex-1">
        <div className="flex min-h-(--h-sm) flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className={joinClasses('text-md font-semibold', isLinked && links.length === 0 ? 'flex-1' : 'basis-full')}>
            {!isLinked ? fa.names[channel] : links.length > 0 ? fa.linked(fa.names[channel]) : fa.notLinked(fa.names[channel])}
          </h3>
          {!isLinked && <ProfileAddress state={state} isTrial={isTrial} isReadOnly={isReadOnly} />}
          {links.map((link) => (
            <div key={link.id} className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
              <p className="min-w-0 flex-1 basis-40 text-md text-text-2">
                <bdi>{link.name}</bdi> {fa.since(formatDate(new Date(link.linked_at)))}
              </p>
              {!isReadOnly && (
                <>
                  <TestButton state={state} link={link} isTrial={isTrial} />
                  <UnlinkButton link={link} />
                </>
              )}
            </div>
          ))}
          {isBot && links.length === 0 && !isReadOnly && (
            <Link to="/telegram/redirect" search={{ bot: channel }} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {fa.link}
              <span className="sr-only"> {fa.names[channel]}</span>
            </Link>
          )}
          {channel === 'push' && !isReadOnly && <BrowserButton pushKey={pushKey} />}
        </div>
        {failure && failedAt && (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-warning-text">
            <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {fa.failures[failure.outcome](fa.failedAt(formatDayMonth(failedAt), formatTime(failedAt)))}
          </p>
        )}
      </div>
    </li>
  );
}
