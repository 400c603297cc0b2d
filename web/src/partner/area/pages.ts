import {
  IconChartBar,
  IconHome,
  IconPackage,
  IconPlug,
  IconReceiptRupee,
  IconRoute,
  IconUsers,
} from '@tabler/icons-react'
import type { OfficePage } from '../../office/session/office-area.ts'

/** Every page of the partner area. */
export const partnerPages: readonly OfficePage[] = [
  {
    page: 'home',
    paths: ['/partner'],
    title: 'Home',
    icon: IconHome,
    load: async () => (await import('../home/partner-home-page.tsx')).PartnerHomePage,
  },
  {
    page: 'customers',
    paths: ['/partner/customers'],
    title: 'Customers',
    icon: IconUsers,
    load: async () => (await import('../customers/customers-page.tsx')).CustomersPage,
  },
  {
    page: 'statements',
    paths: ['/partner/statements'],
    title: 'Money',
    icon: IconReceiptRupee,
    load: async () => (await import('../statements/own-statements-page.tsx')).OwnStatementsPage,
  },
  {
    page: 'statements',
    paths: ['/partner/statements/:statementId'],
    title: 'Statement',
    load: async () => (await import('../statements/own-statement-page.tsx')).OwnStatementPage,
  },
  {
    page: 'statements',
    paths: ['/partner/money/:part'],
    title: 'Behind the sum',
    load: async () => (await import('../money/own-parts-page.tsx')).OwnPartsPage,
  },
  {
    page: 'reports',
    paths: ['/partner/reports'],
    title: 'Reports',
    icon: IconChartBar,
    load: async () => (await import('../reports/partner-report-page.tsx')).PartnerReportPage,
  },
  {
    page: 'product-offering',
    paths: ['/partner/product-offering'],
    title: 'Product offering',
    icon: IconPackage,
    load: async () => (await import('../offering/offering-page.tsx')).OfferingPage,
  },
  {
    page: 'product-offering',
    paths: ['/partner/product-offering/:product_id'],
    title: 'Product',
    load: async () => (await import('../offering/product-page.tsx')).ProductPage,
  },
  {
    page: 'lender-journey',
    paths: ['/partner/lender-journey'],
    title: 'Lender journey',
    icon: IconRoute,
    load: async () => (await import('../journey/lender-journey-page.tsx')).LenderJourneyPage,
  },
  {
    page: 'digital-integration',
    paths: ['/partner/digital-integration'],
    title: 'Digital integration',
    icon: IconPlug,
    load: async () => (await import('../integration/integration-page.tsx')).IntegrationPage,
  },
  {
    page: 'digital-integration',
    paths: ['/partner/digital-integration/:deliveryId'],
    title: 'Delivery',
    load: async () => (await import('../integration/delivery-page.tsx')).DeliveryPage,
  },
  {
    page: 'settings',
    paths: ['/partner/settings'],
    title: 'Settings',
    load: async () => (await import('../settings/partner-settings-page.tsx')).PartnerSettingsPage,
  },
]
