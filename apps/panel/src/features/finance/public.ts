export { AmountPresets } from './charge/AmountPresets.tsx';
export { RecentEvents } from './ledger/RecentEvents.tsx';
