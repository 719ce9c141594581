import type { HeadingProps } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import type { ReactNode } from 'react';

/** In place of a form's heading where a window has the title already. */
export function WindowLead({ children }: HeadingProps) {
  return <p className="text-md leading-prose text-text-2">{children}</p>;
}

/** Leads from the code back to what was typed before it. */
export function BackButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="touch-area rounded-sm font-medium whitespace-nowrap text-text-link hover:underline" onClick={onPress}>
      {children}
    </button>
  );
}
