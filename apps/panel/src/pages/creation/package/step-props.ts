import type { ReactNode } from 'react';
import type { OpenDraft } from '#data/drafts/session/use-draft-session.ts';
import type { GoOnProps } from '#features/publishers/cart-panel/cart-holder.ts';

/** The props of both forms of the step. */
export interface StepProps {
  readonly open: OpenDraft;
  readonly today: string | undefined;
  readonly goOn: GoOnProps;
  readonly onEdit: () => void;
  readonly categories: readonly { readonly id: number; readonly title_fa: string }[];
  readonly brief: ReactNode;
}

export const PACKAGE_STEP = 'create-package';
