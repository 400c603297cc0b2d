import {
  addVoucherCodes as codesCall,
  changeDealStock as stockCall,
  listOfficeOffers,
  saveOfficeOffer,
  setOfferStatus as statusCall,
} from '@marketplace/contract/catalogue/vouchers-office'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { listAllOffers } from './office-offers.queries.ts'
import {
  addVoucherCodes,
  changeDealStock,
  presentOffer,
  saveOfferOfOffice,
  setOfferStatus,
} from './save-offer.ts'

export const officeOffersRoutes = (serve: Serve, services: Services): void => {
  serve(listOfficeOffers, async () => {
    const offers = await listAllOffers(services.db)
    return succeed({
      offers: offers.map(presentOffer),
      brands: services.brands().brands.map(({ brand: { slug, name } }) => ({ slug, name })),
      today: dayInIndia(services.now()),
    })
  })

  serve(saveOfficeOffer, async ({ actor, body, ip }) => ({
    success: true,
    message: translate('en', 'offer_saved'),
    data: await saveOfferOfOffice(services, body, { actor, ip }),
  }))

  serve(statusCall, async ({ actor, body, ip }) => {
    await setOfferStatus(services, body, { actor, ip })
    return { success: true, message: translate('en', body.status === 1 ? 'offer_live' : 'offer_off') }
  })

  serve(stockCall, async ({ actor, body, ip }) => ({
    success: true,
    message: translate('en', 'stock_changed'),
    left: await changeDealStock(services, body, { actor, ip }),
  }))

  serve(codesCall, async ({ actor, body, ip }) => {
    const added = await addVoucherCodes(services, body, { actor, ip })
    return {
      success: true,
      message: translate('en', 'codes_added'),
      added,
      same: body.codes.length - added,
    }
  })
}
