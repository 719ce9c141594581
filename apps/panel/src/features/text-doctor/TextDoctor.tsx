import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense, type ReactNode } from 'react';
import type { DoctorLineProps } from './DoctorLine.tsx';

const DoctorLine = lazyPart(() => import('./DoctorLine.tsx'), 'DoctorLine', { whenLost: 'nothing' });

/** A field of campaign text, and under it what could be written better. Its rules load once there is a text. */
export function TextDoctor({ children, ...line }: DoctorLineProps & { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      {children}
      {line.value.trim() !== '' && (
        <Suspense fallback={null}>
          <DoctorLine {...line} />
        </Suspense>
      )}
    </div>
  );
}
