/** The logins of the sample world, as the server prints them. */
export const SAMPLE_LOGINS = [
  { login: '09120000001', what: 'an advertiser with campaigns' },
  { login: '09120000002', what: 'an official advertiser' },
  { login: '09120000003', what: 'an advertiser in debt' },
  { login: '09120000004', what: 'a new advertiser' },
  { login: '09120000011', what: 'a buyer of the first account, with a ceiling' },
  { login: '09120000012', what: 'an accountant of the first account' },
  { login: '09120000013', what: 'a viewer of the first account' },
  { login: 'staff@jarchi.test', what: 'staff' },
  { login: 'manager@jarchi.test', what: 'a second member of staff, who approves large amounts' },
] as const;
