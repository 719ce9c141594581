import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { EmptyPage } from '#pages/EmptyPage.tsx';
import { SupportPhone } from '#pages/SupportPhone.tsx';
import { helpFa as fa } from './help.fa.ts';

export function HelpCentrePage() {
  return (
    <EmptyPage
      title={fa.title}
      sentence={fa.empty}
      text={fa.text}
      steps={
        <>
          <SupportPhone />
          <Link to="/support" className={buttonClass({ variant: 'secondary' })}>
            {fa.support}
          </Link>
        </>
      }
    />
  );
}
