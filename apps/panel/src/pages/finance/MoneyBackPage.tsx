import { moneyBackFa as fa } from '#features/money-requests/back/money-back.fa.ts';
import { MoneyBack } from '#features/money-requests/back/MoneyBack.tsx';

export function MoneyBackPage() {
  return (
    <div className="mx-auto w-full max-w-form px-(--gutter) py-6 wide:pt-9">
      <h1 tabIndex={-1} className="text-lg leading-7 font-bold outline-none wide:text-2xl wide:leading-10">
        {fa.title}
      </h1>
      <p className="mb-6 text-md text-text-2">{fa.text}</p>
      <MoneyBack />
    </div>
  );
}
