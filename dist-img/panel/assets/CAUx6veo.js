var e = {
  getAccountInfo: { method: `GET`, host: `shared-accounts`, path: `/api/v1/accounts/info`, access: `account` },
  getSharedUser: { method: `GET`, host: `shared-accounts`, path: `/api/v1/user`, access: `account` },
  listUserServices: { method: `GET`, host: `shared-accounts`, path: `/api/v1/user/services`, access: `account` },
  listFeatureFlags: { method: `POST`, host: `main`, path: `/account/feature-flags`, access: `account` },
  listBusinessCategories: { method: `GET`, host: `main`, path: `/account/business-categories`, access: `account` },
  submitBusinessData: { method: `POST`, host: `main`, path: `/advertiser/business-data`, access: `account` },
  getFinancialInfo: { method: `GET`, host: `financial`, path: `/financial-info/`, access: `account` },
  saveFinancialInfo: { method: `PUT`, host: `financial`, path: `/financial-info/`, access: `account` },
};
export { e as t };
