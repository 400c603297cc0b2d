import { loadAreaTexts } from '../../../i18n/texts.ts'
import type { AdminPage } from '../../page/admin-page.ts'

export const lenderEditPages: readonly AdminPage[] = [
  {
    page: 'lenders',
    paths: ['/admin/lenders/:lenderId'],
    title: 'Lender',
    // The preview speaks as the customers' page of offers does.
    load: async () => {
      const [{ LenderEditPage }] = await Promise.all([
        import('./lender-edit-page.tsx'),
        loadAreaTexts('offers', 'en'),
      ])
      return LenderEditPage
    },
  },
]
