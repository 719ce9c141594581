import { queryDefaults } from '@jarchi/api-client/patience/query-defaults.ts';
import { QueryClient } from '@tanstack/react-query';
import { onPersonChange } from './person.ts';

export const queryClient = new QueryClient({ defaultOptions: queryDefaults });

onPersonChange(() => queryClient.clear());
