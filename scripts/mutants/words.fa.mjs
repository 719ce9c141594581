// Persian words that say something else.
const inPanel = (path, only) => ({ tests: [`apps/panel/src/${path}.test.ts`], only });
const inUi = (path, only) => ({ tests: [`packages/ui/src/${path}.test.ts`], only });

export const mutants = [
  {
    name: 'the time that is left names days as hours',
    ...inPanel('features/activation/payment/time-left', 'are shown as'),
    file: 'apps/panel/src/features/activation/payment/payment.fa.ts',
    find: 'days: (count: string) => `${count} روز`',
    replace: 'days: (count: string) => `${count} ساعت`',
  },
  {
    name: 'a lag is told as a lead',
    ...inUi('figures/pace', 'the text gives the lead or lag'),
    file: 'packages/ui/src/ui.fa.ts',
    find: 'far_behind: (percent) => `${percent} عقب‌تر`',
    replace: 'far_behind: (percent) => `${percent} جلوتر`',
  },
  {
    name: 'a goal that is reached is told as an empty budget',
    ...inUi('figures/pace', 'a goal that is reached early'),
    file: 'packages/ui/src/ui.fa.ts',
    find: "goal_reached: () => 'به هدف رسید'",
    replace: "goal_reached: () => 'بودجه تمام شد'",
  },
  {
    name: 'a button without a network does not tell why',
    ...inPanel('features/connection/money-button', 'a button that moves money is disabled'),
    file: 'packages/ui/src/feedback/offline.fa.ts',
    find: "OFFLINE_REASON = 'اینترنت قطع است. پس از وصل شدن دوباره تلاش کنید.'",
    replace: "OFFLINE_REASON = ''",
  },
];
