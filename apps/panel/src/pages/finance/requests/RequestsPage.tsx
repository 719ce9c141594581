import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { EmptyPage } from '#pages/EmptyPage.tsx';
import { requestsFa as fa } from './requests.fa.ts';

const secondary = buttonClass({ variant: 'secondary' });

/** Staff view: requested charges, deductions and transfers. */
export function RequestsPage() {
  return (
    <EmptyPage
      title={fa.title}
      sentence={fa.empty}
      text={fa.text}
      steps={
        <>
          <Link to="/financial/requests/charge" className={secondary}>
            {fa.charge.title}
          </Link>
          <Link to="/financial/requests/deduction" className={secondary}>
            {fa.deduction.title}
          </Link>
          <Link to="/financial/requests/transfer" className={secondary}>
            {fa.transfer.title}
          </Link>
        </>
      }
    />
  );
}
