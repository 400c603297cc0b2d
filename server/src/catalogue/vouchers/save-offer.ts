import type { Body } from '@marketplace/contract/platform/call'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type {
  addVoucherCodes as codesCall,
  changeDealStock as stockCall,
  OfficeOffer,
  saveOfficeOffer,
  setOfferStatus as statusCall,
} from '@marketplace/contract/catalogue/vouchers-office'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { violates } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { dealStock } from './deal-stock.ts'
import { findUnknownBrand } from './find-unknown-brand.ts'
import {
  findOffer,
  insertOffer,
  lockOffer,
  updateDealStock,
  updateOffer,
  updateOfferStatus,
  type OfficeOfferRow,
  type StoredOfferRow,
} from './office-offers.queries.ts'
import { stockVouchers } from './stock-vouchers.ts'

interface By {
  actor: Staff
  ip: string
}
type OfferServices = Pick<Services, 'db' | 'now'>

const tagOf = ({ offer_id: _id, status: _status, stock_left: _left, ...facts }: StoredOfferRow): string =>
  fieldTag(facts)

/** An offer as staff read it, its codes counted. The tag names its facts: claims and the switch leave it as it is. */
export const presentOffer = ({ free_codes, claimed, ...row }: OfficeOfferRow): OfficeOffer => {
  const { stock_left, ...shown } = row
  const left = row.product_type === 'Deals' ? stock_left : free_codes
  return { ...shown, left, claimed, tag: tagOf(row) }
}

const about = ({
  offer_id,
  merchant_name,
  slug,
}: Pick<StoredOfferRow, 'offer_id' | 'merchant_name' | 'slug'>) => ({
  object_kind: 'voucher_offer',
  object_id: offer_id,
  object_name: `${merchant_name}, ${slug}`,
})

/**
 * Adds an offer or saves the whole of one.
 * @throws Problem not_found; conflict with the offer that stands where somebody saved in between; invalid_request of a field.
 */
export const saveOfferOfOffice = (
  { db, now }: OfferServices,
  { offer_id, tag, offer }: Body<typeof saveOfficeOffer>,
  { actor, ip }: By,
): Promise<OfficeOffer> =>
  db
    .transaction(async (tx) => {
      const locked = offer_id === null ? null : await lockOffer(tx, offer_id)
      if (offer_id !== null && locked === null) throw new Problem('not_found')
      const standing = locked === null ? null : await findOffer(tx, locked.offer_id)
      const before = standing === null ? null : presentOffer(standing)
      if (before !== null && before.tag !== tag) throw new Problem('conflict', [], before)
      // Codes and claims hang on what it is.
      if (before !== null && before.slug !== offer.slug)
        throw new Problem('invalid_request', [{ field: 'offer.slug', key: 'slug_stays' }])
      if (before !== null && before.product_type !== offer.product_type)
        throw new Problem('invalid_request', [{ field: 'offer.product_type', key: 'kind_stays' }])
      if ((await findUnknownBrand(tx, offer.brands)) !== null)
        throw new Problem('invalid_request', [{ field: 'offer.brands', key: 'brand_unknown' }])
      const id = before?.offer_id ?? (await insertOffer(tx, offer))
      if (before !== null) await updateOffer(tx, id, offer)
      const saved = await findOffer(tx, id)
      if (saved === null) throw new Error('no offer was saved')
      const after = presentOffer(saved)
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: before === null ? 'voucher_offer.add' : 'voucher_offer.save',
          ...about(after),
          before: before === null ? null : { ...before },
          after: { ...after },
          ip,
        },
        now(),
      )
      return after
    })
    .catch((error: unknown) => {
      throw violates(error, 'voucher_offer_slug_key')
        ? new Problem('invalid_request', [{ field: 'offer.slug', key: 'listed_twice' }])
        : error
    })

/**
 * Shows an offer to customers or takes it off; the same again changes nothing.
 * @throws Problem not_found; invalid_request where one that is live goes off without a reason.
 */
export const setOfferStatus = (
  { db, now }: OfferServices,
  { offer_id, status, reason = '' }: Body<typeof statusCall>,
  { actor, ip }: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    const offer = await lockOffer(tx, offer_id)
    if (offer === null) throw new Problem('not_found')
    if (offer.status === status) return
    if (status === 0 && reason === '')
      throw new Problem('invalid_request', [{ field: 'reason', key: 'reason_required' }])
    await updateOfferStatus(tx, offer_id, status)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: status === 1 ? 'voucher_offer.live' : 'voucher_offer.off',
        ...about(offer),
        before: { status: offer.status },
        after: { status },
        ...(reason !== '' && { reason }),
        ip,
      },
      now(),
    )
  })

/** Changes what is left of a deal. @returns it. @throws Problem not_found where there is no such deal; invalid_request of `add`. */
export const changeDealStock = (
  { db, now }: OfferServices,
  { offer_id, add }: Body<typeof stockCall>,
  { actor, ip }: By,
): Promise<number | null> =>
  db.transaction(async (tx) => {
    const deal = await lockOffer(tx, offer_id)
    if (deal?.product_type !== 'Deals') throw new Problem('not_found')
    const { left, isPossible } = dealStock(deal.stock_left, add)
    if (!isPossible) throw new Problem('invalid_request', [{ field: 'add', key: 'stock_below_nothing' }])
    await updateDealStock(tx, offer_id, left)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'voucher_offer.stock',
        ...about(deal),
        before: { left: deal.stock_left },
        after: { left },
        ip,
      },
      now(),
    )
    return left
  })

/** Takes codes of a voucher in, sealed; the log counts them. @returns how many were new. @throws Problem not_found where there is no such voucher. */
export const addVoucherCodes = (
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  { offer_id, codes }: Body<typeof codesCall>,
  { actor, ip }: By,
): Promise<number> =>
  db.transaction(async (tx) => {
    const voucher = await lockOffer(tx, offer_id)
    if (voucher?.product_type !== 'Discount Vouchers') throw new Problem('not_found')
    const added = await stockVouchers({ db: tx, vault }, offer_id, codes)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'voucher_offer.codes',
        ...about(voucher),
        after: { codes_added: added },
        ip,
      },
      now(),
    )
    return added
  })
