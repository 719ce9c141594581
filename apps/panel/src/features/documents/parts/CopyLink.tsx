import { Button } from '@jarchi/ui/actions/Button.tsx';
import { copyText } from '@jarchi/ui/toasts/toast.ts';
import { Link2 } from 'lucide-react';
import { documentFa as fa } from './document.fa.ts';

/** Copies the address of this page; who opens it must sign in. */
export function CopyLink() {
  return (
    <Button variant="secondary" icon={Link2} isIconOnPhones onClick={() => void copyText(location.href, fa)}>
      {fa.copy}
    </Button>
  );
}
