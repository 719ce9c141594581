import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { spacePhone } from '@jarchi/domain/text/phone.ts';
import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Check, CircleAlert, ExternalLink, Mail, Phone, type LucideIcon } from 'lucide-react';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { type ReactNode, useRef } from 'react';
import { phoneFa } from './phone.fa.ts';
import { profileFa } from './profile.fa.ts';

const fa = profileFa.personal;

/** One way to reach or to know the person, in the list of `ContactRows`. */
export function ContactRow({
  icon: Icon,
  value,
  text,
  mark,
  action,
}: {
  icon: LucideIcon;
  value: ReactNode;
  text: string;
  mark?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <li className="flex min-h-[60px] flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      <Icon aria-hidden size={20} className="shrink-0 text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-md font-medium">{value}</span>
        <span className="block text-sm text-text-3">{text}</span>
      </span>
      {mark}
      {action}
    </li>
  );
}

function Mark({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <NeutralBadge tone="success" icon={Check}>
      {fa.verified}
    </NeutralBadge>
  ) : (
    <NeutralBadge tone="warning" icon={CircleAlert}>
      {fa.unverified}
    </NeutralBadge>
  );
}

export interface ContactRowsProps {
  user: Pick<CallAnswer<'session', 'getUser'>, 'phone' | 'phone_verified' | 'email' | 'email_verified'>;
  /** The page of a separate accounts service that changes the phone. */
  phoneUrl: string | undefined;
  /** Adds or changes the phone here; undefined if the person may not. */
  onPhone: (() => void) | undefined;
  /** Confirms the e-mail. */
  emailAction?: ReactNode;
  /** Further rows. */
  children?: ReactNode;
}

/** Phone and e-mail, with their verification marks. */
export function ContactRows({ user, phoneUrl, onPhone, emailAction, children }: ContactRowsProps) {
  const { phone, email } = user;
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part);
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="contacts" className="outline-none">
      <h3 id="contacts" className="mb-2 text-md font-semibold">
        {fa.contacts}
      </h3>
      <ul className="border-t border-line">
        <ContactRow
          icon={Phone}
          value={phone === null ? fa.noPhone : <bdi dir="ltr">{toPersianDigits(spacePhone(phone))}</bdi>}
          text={fa.phoneUse}
          mark={phone !== null && <Mark isVerified={user.phone_verified} />}
          action={
            phoneUrl !== undefined ? (
              <a href={phoneUrl} className={buttonClass({ variant: 'ghost' })}>
                <ExternalLink aria-hidden size={18} />
                {fa.changePhone}
              </a>
            ) : (
              onPhone && (
                <Button variant={phone === null ? 'secondary' : 'ghost'} onClick={onPhone}>
                  {phone === null ? phoneFa.add : phoneFa.change}
                </Button>
              )
            )
          }
        />
        <ContactRow
          icon={Mail}
          value={email === null ? fa.noEmail : <bdi dir="ltr">{email}</bdi>}
          text={email === null || user.email_verified ? fa.emailUse : fa.emailUnconfirmed}
          mark={email !== null && <Mark isVerified={user.email_verified} />}
          action={email !== null && !user.email_verified && emailAction}
        />
        {children}
      </ul>
    </section>
  );
}
