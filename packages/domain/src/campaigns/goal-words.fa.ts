import type { Metric } from './goals.ts';

/** What a measure and its price are called, on screen and in exports alike. */
export const measuresFa: Readonly<Record<Metric, { readonly title: string; readonly unitCost: string }>> = {
  reach: { title: 'دسترسی', unitCost: 'هر هزار دسترسی' },
  views: { title: 'بازدید', unitCost: 'هر هزار بازدید' },
  clicks: { title: 'کلیک', unitCost: 'هر کلیک' },
};
