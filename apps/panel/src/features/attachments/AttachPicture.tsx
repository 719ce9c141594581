import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Plus } from 'lucide-react';
import { useRef } from 'react';

export interface AttachPictureProps {
  label: string;
  busyLabel: string;
  isAttaching: boolean;
  onFile: (file: File) => void;
  className?: string | undefined;
}

/** The button that chooses a picture; the same picture may be chosen again. */
export function AttachPicture({ label, busyLabel, isAttaching, onFile, className }: AttachPictureProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="ghost"
        icon={Plus}
        isLoading={isAttaching}
        loadingLabel={busyLabel}
        onClick={() => picker.current?.click()}
        className={className}
      >
        {label}
      </Button>
    </>
  );
}
