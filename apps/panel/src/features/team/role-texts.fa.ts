import type { AccountRole } from '@jarchi/domain/account/roles.ts';

/** What each role may do. */
export const roleTextsFa: Readonly<Record<AccountRole, string>> = {
  owner: 'همه‌چیز، با اعضا و اطلاعات مالی',
  buyer: 'کمپین، محتوا و شارژ؛ خرید تا سقفی که می‌نویسید',
  accountant: 'پول و سندها؛ چیزی نمی‌خرد',
  viewer: 'همه را می‌بیند و چیزی تغییر نمی‌دهد',
};
