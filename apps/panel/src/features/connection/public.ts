export { useMoneyButton } from './money-button.ts';
