import { queryDefaults } from '@jarchi/api-client/patience/query-defaults.ts';
import { setAsking } from '@jarchi/shell/frame/use-settled.ts';
import { QueryClient } from '@tanstack/react-query';
import { onPersonChange } from './api.ts';

export const queryClient = new QueryClient({ defaultOptions: queryDefaults });

onPersonChange(() => queryClient.clear());
setAsking(() => queryClient.isFetching() > 0);
