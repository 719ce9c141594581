import type { publishersFa } from './publishers.fa.ts';

export interface KnownPublisher {
  readonly username: keyof typeof publishersFa.known;
  readonly followers: number;
  readonly reach: number;
  /** Toman for a story. */
  readonly price: number;
  readonly hours: number;
  readonly categories: readonly number[];
  readonly is_reliable: boolean;
}

/** Instagram pages whose figures never change, with any seed. */
export const knownPublishers: readonly KnownPublisher[] = [
  { username: 'maze.gardi', followers: 1_240_000, reach: 86_000, price: 7_600_000, hours: 24, categories: [1, 3], is_reliable: true },
  { username: 'cafe.neshin', followers: 486_000, reach: 52_000, price: 4_500_000, hours: 24, categories: [3], is_reliable: true },
  { username: 'tehran.closeup', followers: 892_000, reach: 71_000, price: 6_300_000, hours: 24, categories: [4, 7], is_reliable: false },
  { username: 'narges.kitchen', followers: 318_000, reach: 38_500, price: 3_400_000, hours: 48, categories: [5, 18], is_reliable: true },
  { username: 'sara.everyday', followers: 205_000, reach: 31_000, price: 2_750_000, hours: 24, categories: [2], is_reliable: false },
  { username: 'ketab_baz', followers: 154_000, reach: 19_800, price: 1_750_000, hours: 24, categories: [6, 20], is_reliable: false },
  { username: 'piyaderow.mag', followers: 673_000, reach: 47_000, price: 4_600_000, hours: 12, categories: [4, 8], is_reliable: true },
  { username: 'aks.o.adamha', followers: 412_000, reach: 36_000, price: 3_100_000, hours: 24, categories: [7], is_reliable: false },
  { username: 'khane.sabz', followers: 231_000, reach: 27_300, price: 2_400_000, hours: 24, categories: [22], is_reliable: false },
  { username: 'shahr.ketab', followers: 188_000, reach: 24_100, price: 2_100_000, hours: 24, categories: [6], is_reliable: true },
  { username: 'ghahve.va.ghesse', followers: 126_000, reach: 17_600, price: 1_550_000, hours: 24, categories: [3, 6], is_reliable: false },
  { username: 'koole.poshti', followers: 347_000, reach: 34_200, price: 3_050_000, hours: 24, categories: [8], is_reliable: true },
];
