import { StatusPage } from '@jarchi/shell/frame/StatusPage.tsx';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { appFa } from './app.fa.ts';

export function NotFoundPage() {
  const fa = appFa.notFound;
  return (
    <StatusPage status={404} title={fa.title} text={fa.text}>
      <Link to="/" className={buttonClass({ size: 'lg' })}>
        <Users aria-hidden size={18} />
        {fa.home}
      </Link>
    </StatusPage>
  );
}
