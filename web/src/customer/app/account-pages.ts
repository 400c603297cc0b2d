import { lenderPagePaths } from '@marketplace/contract/loans/lender-page-names'
import { account, type Page } from '../page/page.ts'

/** Pages of a signed-in customer; add one here. */
export const accountPages: readonly Page[] = [
  {
    key: 'credit-card',
    paths: ['/user/credit-card'],
    title: 'title.my_cards',
    module: 'src/customer/credit-cards/my-cards-page.tsx',
    ...account(['credit-cards'], async () => (await import('../credit-cards/my-cards-page.tsx')).MyCardsPage),
  },
  {
    key: 'user-detail',
    paths: [
      '/user/user-detail',
      '/user/user-detail/gold-loan',
      '/user/user-detail/affordable-housing-loan',
      '/user/business-detail',
    ],
    title: 'title.details',
    module: 'src/customer/details/user-detail-page.tsx',
    ...account(['details'], async () => (await import('../details/user-detail-page.tsx')).UserDetailPage),
  },
  {
    key: 'offers',
    paths: ['/user/offers', '/user/business-offers'],
    title: 'title.offers',
    module: 'src/customer/offers/offers-page.tsx',
    ...account(['offers'], async () => (await import('../offers/offers-page.tsx')).OffersPage),
  },
  {
    key: 'carry',
    paths: ['/user/check'],
    title: 'title.offers',
    module: 'src/customer/check/carry-page.tsx',
    ...account([], async (language) => (await import('../check/carry-page.tsx')).loadCarryPage(language)),
  },
  {
    key: 'key-facts',
    paths: ['/user/key-facts/:lenderId'],
    title: 'title.key_facts',
    module: 'src/customer/offers/key-facts/key-facts-page.tsx',
    ...account(
      ['offers', 'key-facts'],
      async () => (await import('../offers/key-facts/key-facts-page.tsx')).KeyFactsPage,
    ),
  },
  {
    key: 'welcome-back',
    paths: ['/user/welcome-back', '/user/business-welcome-back', '/user/account'],
    title: 'title.welcome_back',
    module: 'src/customer/account/account-page.tsx',
    ...account(
      ['account', 'applications'],
      async () => (await import('../account/account-page.tsx')).AccountPage,
    ),
  },
  {
    key: 'lender-submit',
    paths: ['/user/lender-submit'],
    title: 'title.lender_submit',
    isBare: true,
    module: 'src/customer/applications/lender-submit-page.tsx',
    ...account(
      ['applications', 'offers'],
      async () => (await import('../applications/lender-submit-page.tsx')).LenderSubmitPage,
    ),
  },
  {
    key: 'lenders-transaction',
    paths: ['/user/lenders-transaction/:lender', '/user/business-lenders-transaction/:lender'],
    title: 'title.lenders_transaction',
    module: 'src/customer/applications/lenders-transaction-page.tsx',
    ...account(
      ['applications'],
      async () => (await import('../applications/lenders-transaction-page.tsx')).LendersTransactionPage,
    ),
  },
  {
    key: 'lender-page',
    paths: lenderPagePaths,
    title: 'title.lenders_transaction',
    module: 'src/customer/lender-pages/lenders-own-page.tsx',
    ...account(
      ['applications', 'lender-pages'],
      async () => (await import('../lender-pages/lenders-own-page.tsx')).LendersOwnPage,
    ),
  },
  {
    key: 'application-status',
    paths: ['/user/application-status'],
    title: 'title.application_status',
    module: 'src/customer/applications/application-status-page.tsx',
    ...account(
      ['applications'],
      async () => (await import('../applications/application-status-page.tsx')).ApplicationStatusPage,
    ),
  },
  {
    key: 'onward',
    paths: ['/user/onward'],
    title: 'title.application_status',
    module: 'src/customer/applications/onward-page.tsx',
    ...account(['applications'], async () => (await import('../applications/onward-page.tsx')).OnwardPage),
  },
  {
    key: 'consents',
    paths: ['/user/consents'],
    title: 'title.consents',
    module: 'src/customer/consents/consents-page.tsx',
    ...account(['consents'], async () => (await import('../consents/consents-page.tsx')).ConsentsPage),
  },
  {
    key: 'my-data',
    paths: ['/user/my-data'],
    title: 'title.my_data',
    module: 'src/customer/my-data/my-data-page.tsx',
    ...account(['my-data', 'details'], async (language) =>
      (await import('../my-data/my-data-page.tsx')).loadMyDataPage(language),
    ),
  },
  {
    key: 'contacts',
    paths: ['/user/contacts'],
    title: 'title.contacts',
    module: 'src/customer/contacts/contacts-page.tsx',
    ...account(['contacts'], async () => (await import('../contacts/contacts-page.tsx')).ContactsPage),
  },
  {
    key: 'nominee',
    paths: ['/user/nominee'],
    title: 'title.nominee',
    module: 'src/customer/nominee/nominee-page.tsx',
    ...account(['my-data'], async () => (await import('../nominee/nominee-page.tsx')).NomineePage),
  },
  {
    key: 'complaints',
    paths: ['/user/complaints'],
    title: 'title.complaints',
    module: 'src/customer/complaints/complaints-page.tsx',
    ...account(
      ['complaints'],
      async () => (await import('../complaints/complaints-page.tsx')).ComplaintsPage,
    ),
  },
  {
    key: 'insurance',
    paths: ['/user/insurance'],
    title: 'title.insurance',
    module: 'src/customer/insurance/insurance-page.tsx',
    ...account(['insurance'], async () => (await import('../insurance/insurance-page.tsx')).InsurancePage),
  },
  {
    key: 'insurance-transaction',
    paths: ['/user/insurance/transaction'],
    title: 'title.insurance_transaction',
    module: 'src/customer/insurance/insurance-transaction-page.tsx',
    ...account(
      ['insurance'],
      async () => (await import('../insurance/insurance-transaction-page.tsx')).InsuranceTransactionPage,
    ),
  },
  {
    key: 'vouchers',
    paths: ['/user/vouchers'],
    title: 'title.vouchers',
    module: 'src/customer/vouchers/vouchers-page.tsx',
    ...account(['vouchers'], async () => (await import('../vouchers/vouchers-page.tsx')).VouchersPage),
  },
  {
    key: 'deals',
    paths: ['/user/deals'],
    title: 'title.deals',
    module: 'src/customer/vouchers/vouchers-page.tsx',
    ...account(['vouchers'], async () => (await import('../vouchers/vouchers-page.tsx')).VouchersPage),
  },
]
