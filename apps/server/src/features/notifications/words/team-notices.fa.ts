import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { moment, named, toman, whole } from './message-words.fa.ts';
import type { NoticeFacts } from '../notifications.kinds.ts';

type TeamKind = 'team_invitation' | 'member_joined' | 'member_left' | 'member_removed' | 'member_role_changed' | 'purchase_above_ceiling';
type Words = { readonly [K in TeamKind]: (facts: NoticeFacts[K]) => { readonly title: string; readonly description: string } };

const rolesFa: Readonly<Record<AccountRole, string>> = { owner: 'صاحب حساب', buyer: 'خریدار', accountant: 'حسابدار', viewer: 'بیننده' };
/** A person without a name is named by their phone. */
const person = (name: string) => named(toPersianDigits(name));
const place = (role: AccountRole, ceiling: number) =>
  ceiling > 0 ? `${rolesFa[role]} با سقف ${toman(ceiling)} در هر خرید` : rolesFa[role];

/** The act that a buyer requests, and its amount. */
const wishesFa: Readonly<Record<NoticeFacts['purchase_above_ceiling']['act'], (title: string, total: string) => string>> = {
  purchase: (title, total) => `کمپین ${title} را به مبلغ ${total} بخرد`,
  list: (title, total) => `فهرست ناشران کمپین ${title} را به مبلغ ${total} بپذیرد`,
  replacement: (title, total) => `برای کمپین ${title} جایگزینی برگزیند که مبلغ آن را به ${total} می‌رساند`,
};

/** The fate of the links that the member had made. */
function linksText({ links = 0, links_kept = 0 }: { readonly links?: number; readonly links_kept?: 0 | 1 }): string {
  if (links === 0) return '';
  return links_kept === 1
    ? ` ${whole.format(links)} پیوند اشتراکی که ساخته بود باز ماند.`
    : ` ${whole.format(links)} پیوند اشتراکی که ساخته بود بسته شد.`;
}

export const teamNoticesFa: Words = {
  team_invitation: ({ title, role, by, until }) => ({
    title: 'به حساب دیگری دعوت شده‌اید',
    description: `${person(by)} شما را به حساب ${named(title)} با نقش ${rolesFa[role]} دعوت کرده است. تا ${moment(until)} در بخش اعضای پروفایل پاسخ دهید.`,
  }),
  member_joined: ({ name, role, ceiling, by }) => ({
    title: 'عضو تازه‌ای به حساب پیوست',
    description: `${person(name)} دعوت ${person(by)} را پذیرفت و اکنون ${place(role, ceiling)} است.`,
  }),
  member_left: ({ name, ...links }) => ({
    title: 'عضوی از حساب رفت',
    description: `${person(name)} این حساب را ترک کرد و دیگر به آن راه ندارد.${linksText(links)}`,
  }),
  member_removed: ({ name, by, ...links }) => ({
    title: 'عضوی از حساب برداشته شد',
    description: `${person(by)} عضویت ${person(name)} را پایان داد. نشست‌های او در این حساب بسته شد.${linksText(links)}`,
  }),
  member_role_changed: ({ name, role, ceiling, by }) => ({
    title: 'نقش یک عضو تغییر کرد',
    description: `${person(by)} نقش ${person(name)} را تغییر داد: ${place(role, ceiling)}.`,
  }),
  purchase_above_ceiling: ({ title, name, total, ceiling, act }) => ({
    title: 'خریدی در انتظار شماست',
    description: `${name === '' ? 'یک خریدار حساب' : person(name)} می‌خواهد ${wishesFa[act](named(title), toman(total))}، که از سقف او، ${toman(ceiling)}، بیشتر است. پولی نگه داشته نشده است. خودتان انجامش دهید یا سقف را بالا ببرید.`,
  }),
};
