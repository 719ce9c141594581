export { ChargeLink } from './ChargeLink.tsx';
export { EffectForm, EffectPanel } from './EffectForm.tsx';
export { MoneyButton } from './MoneyButton.tsx';
export { AmountPresets } from './charge/AmountPresets.tsx';
export { RecentEvents } from './ledger/RecentEvents.tsx';
