import type { ReactNode } from 'react';

export interface HeadingProps {
  title: string;
  children: ReactNode;
}

export function SignInHeading({ title, children }: HeadingProps) {
  return (
    <div className="flex flex-col gap-1">
      <h1 tabIndex={-1} className="text-2xl font-bold text-text outline-none">
        {title}
      </h1>
      <p className="text-md text-text-2">{children}</p>
    </div>
  );
}
