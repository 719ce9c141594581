import { Button } from '@jarchi/ui/actions/Button.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Link2 } from 'lucide-react';
import { documentFa as fa } from './document.fa.ts';

/** Copies the address of this page; who opens it must sign in. */
export function CopyLink() {
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => toast.success(fa.copied),
      () => toast.error(fa.copyFailed),
    );
  return (
    <Button variant="secondary" icon={Link2} isIconOnPhones onClick={() => void copy()}>
      {fa.copy}
    </Button>
  );
}
