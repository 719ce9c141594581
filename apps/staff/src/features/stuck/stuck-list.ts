import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList } from '@jarchi/shell/list/define-list.ts';
import type { StuckTab } from './stuck.fa.ts';

export const STUCK_TABS = ['dead', 'overdue', 'decided'] as const satisfies readonly StuckTab[];

export const stuckList = defineList({ sizes: [20], parts: { tab: oneOf('tab', STUCK_TABS, 'dead') } });
