import { StatusPage } from '@jarchi/shell/frame/StatusPage.tsx';
import { usePageTitle } from '@jarchi/shell/title/page-title.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { House, Megaphone } from 'lucide-react';
import { appFa } from '#app/app.fa.ts';

/** Inside the shell, so that its navigation is there. */
export function NotFoundPage() {
  const fa = appFa.notFound;
  // The page that found nothing may have set its own title.
  usePageTitle(appFa.titles.notFound);
  return (
    <StatusPage status={404} title={fa.title} text={fa.text}>
      <Link to="/campaigns" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
        <Megaphone aria-hidden size={18} />
        {fa.campaigns}
      </Link>
      <Link to="/" className={buttonClass({ size: 'lg' })}>
        <House aria-hidden size={18} />
        {fa.home}
      </Link>
    </StatusPage>
  );
}
