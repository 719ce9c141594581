import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { joinClasses } from '#classes.ts';
import { IconButton, type IconButtonProps } from '#actions/IconButton.tsx';
import { uiFa } from '#ui.fa.ts';

/** Names the layer. */
export function OverlayTitle({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <Heading slot="title" className={joinClasses('font-bold', className)}>
      {children}
    </Heading>
  );
}

export function OverlayCross({ onClose, ...rest }: { onClose: () => void } & Pick<IconButtonProps, 'size' | 'iconSize' | 'className'>) {
  return <IconButton {...rest} icon={X} label={uiFa.close} onClick={onClose} />;
}

const variants = {
  window: { head: 'items-start px-5 pt-5 sm:px-6', title: 'text-text', cross: '-mt-1 -me-2 max-lg:-mt-2 max-lg:-me-3' },
  sheet: { head: 'items-center border-b px-5 py-3', title: 'truncate text-text', cross: '-me-1.5' },
  float: { head: 'items-center px-5 py-2', title: undefined, cross: '-me-1.5' },
};

export interface OverlayHeadProps {
  title: ReactNode;
  variant: keyof typeof variants;
  /** Next to the title: an IconTile. */
  media?: ReactNode;
  /** Undefined if the dialog must be answered. */
  onClose?: (() => void) | undefined;
}

export function OverlayHead({ title, variant, media, onClose }: OverlayHeadProps) {
  const { head, title: titleClass, cross } = variants[variant];
  return (
    <div className={joinClasses('flex gap-3', head)}>
      {media}
      <OverlayTitle className={joinClasses('min-w-0 flex-1 text-lg', titleClass)}>{title}</OverlayTitle>
      {onClose && <OverlayCross size={variant === 'window' ? undefined : 'sm'} onClose={onClose} className={cross} />}
    </div>
  );
}
