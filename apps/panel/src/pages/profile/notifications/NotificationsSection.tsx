import type { NoticeChoices } from '@jarchi/domain/channels/channels.ts';
import type { DeliverySettings } from '@jarchi/domain/channels/delivery-time.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { accountInfoQuery } from '#data/account/account.ts';
import { channelsQuery, useSaveSettings, type ChannelChoices, type NoticeSettings } from '#data/channels/channels.ts';
import { ChannelRow } from '#features/channels/ChannelRow.tsx';
import { channelsFa as fa } from '#features/channels/channels.fa.ts';
import { ChoiceTable } from '#features/channels/ChoiceTable.tsx';
import { HelpLink } from '#features/help/HelpLink.tsx';
import { HoursFields } from '#features/channels/HoursFields.tsx';

function Settings({ known, isReadOnly }: { known: ChannelChoices; isReadOnly: boolean }) {
  const saving = useSaveSettings({ onSuccess: () => undefined, onError: (error) => void toast.error(errorText(error)) });
  const { choices, quiet_from, quiet_until, is_money_urgent, digest_hour } = known;
  // A switch shows what was pressed while it is being saved.
  const shown: NoticeSettings = saving.isPending ? saving.variables : { choices, quiet_from, quiet_until, is_money_urgent, digest_hour };
  const save = (part: Partial<DeliverySettings> | { choices: NoticeChoices }) => saving.mutate({ ...shown, ...part });
  const reached = known.channels.filter(({ address, links }) => address !== null || links.length > 0).map(({ channel }) => channel);
  return (
    <>
      {known.is_trial && <Notice className="mb-4">{fa.trial}</Notice>}
      {isReadOnly && <Notice className="mb-4">{fa.forbidden}</Notice>}
      <section aria-label={fa.ways} className="rounded-lg border border-line bg-surface-sunken">
        <ul>
          {known.channels.map((state) => (
            <ChannelRow key={state.channel} state={state} isTrial={known.is_trial} isReadOnly={isReadOnly} pushKey={known.push_key} />
          ))}
        </ul>
      </section>
      <section className="mt-6">
        {reached.length === 0 && <p className="mb-3 text-md text-text-2">{fa.noWay}</p>}
        <ChoiceTable choices={shown.choices} channels={reached} isReadOnly={isReadOnly} onChange={(next) => save({ choices: next })} />
        <p className="mt-3 flex items-start gap-2 text-sm text-text-2">
          <Info aria-hidden size={16} className="mt-0.5 shrink-0" />
          {fa.note}
        </p>
      </section>
      <section className="mt-8" aria-labelledby="notice-hours">
        <h2 id="notice-hours" className="mb-3 text-md font-bold">
          {fa.hours.title}
        </h2>
        <HoursFields settings={shown} isReadOnly={isReadOnly} onChange={save} />
      </section>
      <p role="status" className="sr-only">
        {saving.isSuccess ? fa.saved : ''}
      </p>
    </>
  );
}

/** How the person is told outside of the panel: the channels, what goes where, and when. */
export function NotificationsSection() {
  const query = useQuery(channelsQuery);
  const account = useQuery(accountInfoQuery);
  return (
    <>
      <p className="-mt-3 mb-5 text-md text-text-2">
        {fa.lead} <HelpLink article="notice-channels">{fa.help}</HelpLink>
      </p>
      <DataRegion {...getRegion(query)} skeleton={<SkeletonRows rows={8} />}>
        {query.data && <Settings known={query.data} isReadOnly={account.data?.is_hijacked ?? false} />}
      </DataRegion>
    </>
  );
}
