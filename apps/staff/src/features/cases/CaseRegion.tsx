import { ApiError, hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion, EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Whether nothing has this address; one that is not written as an address of its kind counts too. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);

const isOwn = (error: unknown): boolean => hasErrorCode(error, 'own_account');

/** What was read of a case; nothing once it is refused or gone. */
export function readCase<T>({ data, error }: Pick<UseQueryResult<T>, 'data' | 'error'>): T | undefined {
  return isMissing(error) || isOwn(error) ? undefined : data;
}

export interface CaseRegionProps<T> {
  query: UseQueryResult<T>;
  missing: { readonly title: string; readonly text: string; readonly action: string };
  /** Where the cases are listed. */
  list: LinkProps['to'];
  icon?: LucideIcon;
  className?: string;
  children: (data: T) => ReactNode;
}

/** What a page shows of one case. One's own is refused, also when it was read before: another try does not help, and colleagues decide. */
export function CaseRegion<T>({ query, missing, list, icon: Icon, className, children }: CaseRegionProps<T>) {
  const { error } = query;
  const data = readCase(query);
  if (isMissing(error)) {
    const action = (
      <Link to={list} className={buttonClass()}>
        {Icon && <Icon aria-hidden size={18} />}
        {missing.action}
      </Link>
    );
    return <EmptyState role="alert" title={missing.title} text={missing.text} action={action} />;
  }
  return (
    <DataRegion
      {...getRegion(query)}
      {...(isOwn(error) && { state: 'failed', error })}
      failedText={error ? errorText(error) : undefined}
      className={className}
    >
      {data !== undefined && children(data)}
    </DataRegion>
  );
}
