export { MoneyActDialog } from './MoneyActDialog.tsx';
export { useMoneyButton } from './money-button.ts';
