import { IconCreditCard } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'

export const creditCardsPages: readonly AdminPage[] = [
  {
    page: 'credit-cards',
    paths: ['/admin/credit-cards'],
    title: 'Credit cards',
    documentTitle: specifiedTexts.cards_title,
    icon: IconCreditCard,
    load: async () => (await import('./credit-cards-page.tsx')).CreditCardsPage,
  },
]
