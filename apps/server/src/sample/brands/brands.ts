import { nikafarinFa } from './nikafarin.fa.ts';
import type { SampleBrand } from './sample-campaign.ts';
import { sepidarFa } from './sepidar.fa.ts';
import { toranjFa } from './toranj.fa.ts';

/** What an advertiser sells, and the words of its campaigns. */
export interface Brand {
  /** Categories of publishers, by id: a coffee shop, digital goods, clothes. */
  readonly categories: readonly number[];
  readonly words: {
    readonly caption: (title: string) => string;
    readonly link: string;
    readonly considerations: string;
    readonly locations: readonly string[];
    readonly file: string;
    readonly ad: { readonly title: string; readonly line: string; readonly button: string };
    /** Of a rejected content. */
    readonly comment: string;
    readonly made: { readonly description: string; readonly todos: readonly string[]; readonly notTodos: readonly string[] };
  };
}

export const SAMPLE_BRANDS: Readonly<Record<SampleBrand, Brand>> = {
  sepidar: { categories: [1, 3], words: sepidarFa },
  nikafarin: { categories: [13, 19], words: nikafarinFa },
  toranj: { categories: [9, 2], words: toranjFa },
};
