import { IconChartBar, IconReceiptRupee, IconHome } from '@tabler/icons-react'
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
    page: 'reports',
    paths: ['/partner/reports'],
    title: 'Reports',
    icon: IconChartBar,
    load: async () => (await import('../reports/partner-report-page.tsx')).PartnerReportPage,
  },
  {
    page: 'settings',
    paths: ['/partner/settings'],
    title: 'Settings',
    load: async () => (await import('../settings/partner-settings-page.tsx')).PartnerSettingsPage,
  },
]
