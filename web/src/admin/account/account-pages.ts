import type { AdminPage } from '../page/admin-page.ts'

export const accountPages: readonly AdminPage[] = [
  {
    page: 'account',
    paths: ['/admin/account'],
    title: 'Account',
    load: async () => (await import('./account-page.tsx')).AccountPage,
  },
]
