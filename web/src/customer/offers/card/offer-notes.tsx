import type { Offer } from '@marketplace/contract/market/offers'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { OwnWords } from '../../layout/own-words.tsx'
import { NeedsAnswer } from './needs-answer.tsx'

interface OfferNotesProps {
  offer: Offer
  askedAmount: number
  askedTenure: number
}

const useNotes = ({ offer, askedAmount, askedTenure }: OfferNotesProps): string[] => {
  const t = useText()
  const format = useFormat()
  const notes: string[] = []
  if (offer.amount < askedAmount) {
    notes.push(t('offers.other.at_most', { amount: format.money(offer.amount_max) }))
  }
  if (offer.amount > askedAmount) {
    notes.push(t('offers.other.at_least', { amount: format.money(offer.amount_min) }))
  }
  if (offer.tenure_months < askedTenure) {
    notes.push(t('offers.tenure_shorter', { months: offer.tenure_months }))
  }
  if (offer.tenure_months > askedTenure) {
    notes.push(t('offers.tenure_longer', { months: offer.tenure_months }))
  }
  return notes
}

/** What an offer does not do as asked, what the lender says about itself, and what is not known yet. */
export const OfferNotes = (props: OfferNotesProps) => {
  const t = useText()
  const notes = useNotes(props)
  const { possible, so_text: special } = props.offer
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm">
          {note}
        </p>
      ))}
      {special === undefined ? null : (
        <p className="mt-2 text-sm">
          {t('offers.special')} <OwnWords>{special}</OwnWords>
        </p>
      )}
      {possible === 1 ? <NeedsAnswer offer={props.offer} /> : null}
    </>
  )
}
