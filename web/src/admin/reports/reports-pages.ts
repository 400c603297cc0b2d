import { reports } from '@marketplace/contract/reports/reports'
import { IconChartBar, IconReportAnalytics, IconReportMoney } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const reportsPages: readonly AdminPage[] = [
  {
    page: 'internal-report',
    paths: ['/admin/internal-report'],
    title: reports['internal-report'].title,
    icon: IconReportAnalytics,
    load: async () => (await import('./figure-reports.tsx')).InternalReportPage,
  },
  {
    page: 'products-report',
    paths: ['/admin/products-report'],
    title: reports['products-report'].title,
    icon: IconChartBar,
    load: async () => (await import('./figure-reports.tsx')).ProductsReportPage,
  },
  {
    page: 'vendors-products-report',
    paths: ['/admin/vendors-products-report'],
    title: reports['vendors-products-report'].title,
    icon: IconReportMoney,
    load: async () => (await import('./figure-reports.tsx')).VendorsProductsReportPage,
  },
  {
    page: 'report-rows',
    paths: ['/admin/report-rows'],
    title: 'Rows of a number',
    load: async () => (await import('./report-rows-page.tsx')).ReportRowsPage,
  },
]
