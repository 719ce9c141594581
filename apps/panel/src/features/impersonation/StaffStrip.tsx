import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { ApiError, hasErrorCode } from '@jarchi/api-client/api-error.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { ExternalLink, ShieldCheck, Unplug } from 'lucide-react';
import { useState } from 'react';
import { releaseImpersonation } from '#data/account/person.ts';
import { impersonationFa as fa } from './impersonation.fa.ts';
import { useMinutesLeft } from './minutes-left.ts';

type Account = CallAnswer<'account', 'getAccountInfo'>;

export interface StaffStripProps {
  account: Pick<Account, 'id' | 'title'>;
  impersonation: NonNullable<Account['impersonation']>;
  /** The customer's record; none without a CRM. */
  crmUrl: string | undefined;
  /** Called when the customer's session is over in this browser. */
  onReleased: () => void;
}

const line = 'border-s border-light-25 ps-4';

function Release({ isOver, onReleased }: { isOver: boolean; onReleased: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  const release = async () => {
    if (isLeaving) return;
    if (isOver) return onReleased();
    setLeaving(true);
    try {
      await releaseImpersonation();
      onReleased();
    } catch (error) {
      // The session has just ended by itself; the page is left in the same way.
      const isOverNow = hasErrorCode(error, 'account_not_found') || hasErrorCode(error, 'not_impersonating');
      if (isOverNow || (error instanceof ApiError && error.status === 401)) return onReleased();
      toast.error(errorText(error));
      setLeaving(false);
    }
  };
  return (
    <button
      type="button"
      onClick={() => void release()}
      aria-busy={isLeaving || undefined}
      className="inline-flex h-11 shrink-0 items-center gap-2 rounded-md bg-white px-3 text-md font-semibold whitespace-nowrap text-brand-800 hover:bg-brand-100 lg:h-7 lg:text-sm"
    >
      <Unplug aria-hidden size={16} className="max-lg:hidden" />
      {isOver ? (
        <span>{fa.back}</span>
      ) : isLeaving ? (
        <span>{fa.releasing}</span>
      ) : (
        <>
          <span className="max-lg:hidden">{fa.release}</span>
          <span className="lg:hidden">{fa.releaseShort}</span>
        </>
      )}
    </button>
  );
}

/** Names the customer above the page, with the button that ends the session. */
export function StaffStrip({ account, impersonation, crmUrl, onReleased }: StaffStripProps) {
  const left = useMinutesLeft(Date.parse(impersonation.expires_at));
  const isOver = left === 0;
  return (
    <section
      aria-label={fa.label}
      data-no-print
      title={impersonation.reason}
      className="flex h-full items-center gap-4 bg-brand-900 px-3 text-sm text-white [--focus-ring:var(--brand-300)] lg:px-5"
    >
      <p className="flex min-w-0 items-center gap-2.5">
        <ShieldCheck aria-hidden size={18} className="shrink-0" />
        <span className="min-w-0 truncate">
          {fa.onBehalf} <b className="font-semibold">{account.title}</b>
        </span>
      </p>
      {crmUrl !== undefined && (
        <a
          href={crmUrl}
          target="_blank"
          rel="noreferrer"
          className={`flex shrink-0 items-center gap-2 hover:underline max-lg:touch-area max-lg:ms-auto lg:text-light-85 ${line} max-lg:border-0 max-lg:p-2`}
        >
          <span className="max-lg:sr-only">{fa.crm}</span>
          <ExternalLink aria-hidden size={16} />
          <span className="sr-only">{fa.opensElsewhere}</span>
        </a>
      )}
      <div className="ms-auto flex shrink-0 items-center gap-4 max-lg:gap-3">
        {impersonation.staff_name !== '' && <p className="text-light-85 max-xl:hidden">{fa.staff(impersonation.staff_name)}</p>}
        <p role="status" className={isOver ? 'font-semibold' : 'text-light-85'}>
          {isOver ? (
            fa.over
          ) : (
            <>
              <span className="max-sm:sr-only">{fa.minutesLeft(formatNumber(left))}</span>
              <span aria-hidden className="sm:hidden">
                {fa.shortLeft(formatNumber(left))}
              </span>
            </>
          )}
        </p>
        <Release isOver={isOver} onReleased={onReleased} />
      </div>
    </section>
  );
}
