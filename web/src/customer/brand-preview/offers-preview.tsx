import type { Offers } from '@marketplace/contract/market/offers'
import { Layout } from '../layout/layout.tsx'
import { AskPanel } from '../offers/ask/ask-panel.tsx'
import { OfferList } from '../offers/offer-list.tsx'
import { OffersColumns, OffersIntro } from '../offers/offers-frame.tsx'
import { OffersStatus } from '../offers/offers-status.tsx'
import type { Page } from '../page/page.ts'

const nothing = (): void => undefined

/** The offers page with offers at hand, as a picture of itself: for the brand studio. */
export const OffersPreview = ({ page, offers }: { page: Page; offers: Offers }) => (
  <Layout page={page}>
    <OffersIntro offers={offers} />
    <OffersColumns
      ask={
        <AskPanel
          product="Personal Loans"
          asked={{ amount: offers.amount, tenure: offers.tenure_months }}
          onAsk={nothing}
          order="published"
          onOrder={nothing}
          asOn={offers.as_on}
        />
      }
    >
      <OffersStatus offers={offers} isUpdating={false} />
      <OfferList
        offers={offers}
        query={{ order: 'published', compare: [], show: 'all', all: undefined, others: undefined }}
        onShow={nothing}
        onCompare={nothing}
        onApply={nothing}
        onAnswered={nothing}
      />
    </OffersColumns>
  </Layout>
)
