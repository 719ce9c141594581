import type { FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import { peopleFa } from './people.fa.ts';

type Person = Exclude<keyof typeof peopleFa, 'staff' | 'manager'>;

export interface SampleAccount {
  readonly slug: string;
  readonly title: string;
  readonly is_official: boolean;
  /** Toman. */
  readonly debt_limit: number;
  readonly has_seen_welcome_message: boolean;
  readonly financial_info: Partial<FinancialInfo>;
}

/** A panel of another product. */
interface SamplePanel {
  readonly service: string;
  readonly account: string;
  readonly type: 'pub' | 'discover' | 'other';
  readonly app_title: string;
  readonly url: string;
}

interface SampleAdvertiser {
  readonly person: Person;
  readonly username: string;
  readonly phone: string;
  /** The first one is opened at sign-in. */
  readonly accounts: readonly SampleAccount[];
  readonly panels: readonly SamplePanel[];
}

const { sara, behnam, laleh, omid } = peopleFa;
const ordinary = { is_official: false, debt_limit: 0, has_seen_welcome_message: true, financial_info: {} };

const saraInfo: FinancialInfo = {
  account_type: 'P',
  name: `${sara.first_name} ${sara.last_name}`,
  national_number: '0499370899',
  economic_number: '',
  address_text: peopleFa.sara.address,
  postal_code: '1966731134',
};
const nikafarinInfo: FinancialInfo = {
  account_type: 'C',
  name: behnam.account,
  national_number: '10380284790',
  economic_number: '10380284790',
  address_text: peopleFa.behnam.address,
  postal_code: '1513764611',
};

/** An ordinary advertiser, one who buys with official invoices, one in debt, and a new one. */
export const sampleAdvertisers: readonly SampleAdvertiser[] = [
  {
    person: 'sara',
    username: 'sara.mohammadi',
    phone: '09120000001',
    accounts: [
      { ...ordinary, slug: 'sepidar', title: sara.account, financial_info: saraInfo },
      { ...ordinary, slug: 'sepidar-roastery', title: sara.second, financial_info: saraInfo },
    ],
    panels: [
      {
        service: 'publisher',
        account: 'sepidar_cafe',
        type: 'pub',
        app_title: sara.publisher,
        url: 'https://publishers.jarchi.example/sepidar_cafe',
      },
      {
        service: 'discover',
        account: 'sepidar',
        type: 'discover',
        app_title: sara.discover,
        url: 'https://discover.jarchi.example/sepidar',
      },
      {
        service: 'sales',
        account: 'sara-mohammadi',
        type: 'other',
        app_title: sara.sales,
        url: 'https://partners.jarchi.example/sara-mohammadi',
      },
    ],
  },
  {
    person: 'behnam',
    username: 'behnam.rastegar',
    phone: '09120000002',
    accounts: [{ ...ordinary, slug: 'nikafarin', title: behnam.account, is_official: true, financial_info: nikafarinInfo }],
    panels: [],
  },
  {
    person: 'laleh',
    username: 'laleh.karimi',
    phone: '09120000003',
    accounts: [{ ...ordinary, slug: 'toranj', title: laleh.account, debt_limit: 20_000_000 }],
    panels: [],
  },
  {
    person: 'omid',
    username: 'omid.sharifi',
    phone: '09120000004',
    accounts: [{ ...ordinary, slug: 'gandom', title: omid.account, has_seen_welcome_message: false }],
    panels: [],
  },
];
