import { queryDefaults } from '@jarchi/api-client/patience/query-defaults.ts';
import { setAsking } from '@jarchi/shell/frame/use-settled.ts';
import { QueryClient } from '@tanstack/react-query';
import { forgetFigures } from './device/forget-figures.ts';
import { fillFromDevice } from './device/from-device.ts';
import { onPersonChange } from './person.ts';

export const queryClient = new QueryClient({ defaultOptions: queryDefaults });

fillFromDevice(queryClient);
onPersonChange(() => {
  queryClient.clear();
  forgetFigures();
});
setAsking(() => queryClient.isFetching() > 0);
