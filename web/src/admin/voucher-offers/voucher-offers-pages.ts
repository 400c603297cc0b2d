import { IconTicket } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const voucherOffersPages: readonly AdminPage[] = [
  {
    page: 'voucher-offers',
    paths: ['/admin/voucher-offers'],
    title: 'Vouchers and deals',
    icon: IconTicket,
    load: async () => (await import('./voucher-offers-page.tsx')).VoucherOffersPage,
  },
]
