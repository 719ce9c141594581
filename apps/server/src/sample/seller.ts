import type { Config } from '#config.ts';
import { sampleSellerFa as fa } from './seller.fa.ts';

/** A national id whose check digit fits, and a postal code of the right shape. */
const COMPANY_ID = '14001234562';
const POSTAL_CODE = '1234567890';
const REGISTRATION_NUMBER = '123456';

/** Papers of the sample world show a whole company: its seller has made-up ids and an address, unless the operator named its own id. */
export function withSampleSeller(config: Config): Config {
  const { is_sample_world, seller } = config;
  if (!is_sample_world || seller.national_number !== '') return config;
  const made = {
    national_number: COMPANY_ID,
    economic_number: COMPANY_ID,
    registration_number: REGISTRATION_NUMBER,
    province: fa.province,
    city: fa.city,
    address_text: fa.address,
    postal_code: POSTAL_CODE,
  };
  const set = Object.fromEntries(Object.entries(seller).filter(([, value]) => value !== ''));
  return { ...config, seller: { ...seller, ...made, ...set } };
}
