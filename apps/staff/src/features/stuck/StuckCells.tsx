import { campaignStateTitlesFa } from '@jarchi/domain/reports/overview/campaign-states.fa.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import type { DeadJob } from '#data/stuck.ts';
import { instantText } from '#features/cases/public.ts';
import { kindText } from './stuck-words.ts';
import { stuckFa as fa } from './stuck.fa.ts';

/** What a job does, and why its last try failed. */
export function JobCell({ kind, cause, tries }: Pick<DeadJob, 'kind' | 'cause' | 'tries'>) {
  return (
    <div className="min-w-0">
      <p className="font-semibold text-text">{kindText(kind)}</p>
      {cause === '' ? (
        <p className="text-sm text-text-3">{fa.waits}</p>
      ) : (
        <p className="line-clamp-2 text-sm break-words text-text-2">
          <bdi dir="ltr">{cause}</bdi>
        </p>
      )}
      {tries > 0 && <p className="text-sm text-text-3">{fa.tries(formatNumber(tries))}</p>}
    </div>
  );
}

/** The campaign with its state, and the file of its customer. */
export function CampaignCell({ account, campaign }: Pick<DeadJob, 'account' | 'campaign'>) {
  return (
    <div className="min-w-0">
      {campaign && (
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="truncate text-text">{campaign.title}</bdi>
          <Tag>{campaignStateTitlesFa[campaign.state]}</Tag>
        </p>
      )}
      {account ? (
        <Link
          to="/customers/$account"
          params={{ account: account.account }}
          aria-label={fa.customer(account.title)}
          className="block truncate text-sm text-text-2 hover:text-text-link hover:underline pointer-coarse:min-h-11 pointer-coarse:leading-[44px]"
        >
          {account.title}
        </Link>
      ) : (
        <p className="text-sm text-text-3">{fa.noAccount}</p>
      )}
    </div>
  );
}

export function InstantCell({ at }: { at: string }) {
  return <span className="text-sm whitespace-nowrap text-text-2">{instantText(at)}</span>;
}

export const heldText = (campaign: DeadJob['campaign']): string => (campaign ? formatToman(campaign.held) : fa.nothingHeld);
