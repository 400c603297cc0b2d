import { IconUserX } from '@tabler/icons-react'
import { loadAreaTexts } from '../../i18n/texts.ts'
import type { AdminPage } from '../page/admin-page.ts'

/** What goes and what stays is said in the words that customers read. */
const withWords = async <Module>(module: Promise<Module>): Promise<Module> => {
  const [loaded] = await Promise.all([module, loadAreaTexts('my-data', 'en')])
  return loaded
}

export const customerInfoDeletionPages: readonly AdminPage[] = [
  {
    page: 'customer-info-deletion',
    paths: ['/admin/customer-info-deletion'],
    title: 'Customer info deletion',
    icon: IconUserX,
    load: async () => (await import('./customer-info-deletion-page.tsx')).CustomerInfoDeletionPage,
  },
  {
    page: 'customer-info-deletion',
    paths: ['/admin/customer-info-deletion/customers/:id'],
    title: 'Delete a customer',
    load: async () => (await withWords(import('./delete-customer-page.tsx'))).DeleteCustomerPage,
  },
  {
    page: 'customer-info-deletion',
    paths: ['/admin/customer-info-deletion/certificates/:certificate'],
    title: 'Certificate of a deletion',
    load: async () => (await withWords(import('./certificate-page.tsx'))).CertificatePage,
  },
]
