import { walkPages } from './page-stops.ts';

walkPages('advertiser');
