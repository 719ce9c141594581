import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { EmptyPage } from '#pages/EmptyPage.tsx';
import { SupportPhone } from '#pages/SupportPhone.tsx';
import { supportFa as fa } from './support.fa.ts';

export function SupportPage() {
  return (
    <EmptyPage
      title={fa.title}
      sentence={fa.empty}
      text={fa.text}
      steps={
        <>
          <SupportPhone />
          <Link to="/helpcenter" className={buttonClass({ variant: 'secondary' })}>
            {fa.help}
          </Link>
        </>
      }
    />
  );
}
