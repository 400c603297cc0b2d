import type { ReactNode } from 'react'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { ComparisonTable } from '../../ui/comparison-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OwnWords } from '../layout/own-words.tsx'
import { CardApplyLink, CardKeyFactsLink } from './card-links.tsx'
import { CardKindText } from './card-tile.tsx'

type Row = [key: string, label: string, cell: (card: CreditCard) => ReactNode]

const useRows = (): Row[] => {
  const t = useText()
  const format = useFormat()
  const nothing = t('cards.not_stated')
  const said = (words: string | null): ReactNode =>
    words === null || words === '' ? nothing : <OwnWords>{words}</OwnWords>
  const figure = (value: number | null, write: (value: number) => string): ReactNode => (
    <strong className="text-base">{value === null ? nothing : write(value)}</strong>
  )
  return [
    ['annual', t('cards.annual_fee'), (card) => figure(card.annual_fee_amount, format.money)],
    ['apr', t('cards.apr'), (card) => figure(card.apr_percent, format.percent)],
    ['income', t('cards.income'), (card) => figure(card.income_min, format.money)],
    ['joining', t('cards.joining_fee'), (card) => figure(card.joining_fee, format.money)],
    ['words', t('cards.compare.words'), (card) => said(card.annual_fee)],
    ['waiver', t('cards.waiver'), (card) => said(card.fee_waiver)],
    ['kind', t('cards.compare.kind'), (card) => <CardKindText card={card} />],
    ['feature', t('cards.compare.feature'), (card) => said(card.key_feature)],
    [
      'benefits',
      t('cards.benefit'),
      (card) =>
        card.benefits.length === 0
          ? nothing
          : card.benefits.map((one) => t(`cards.benefit.${one}`)).join(', '),
    ],
    ['more', t('cards.compare.more'), (card) => said(card.marketing_bullets.join('. '))],
    ['issuer', t('cards.compare.issuer'), (card) => said(card.issuer_name)],
    [
      'links',
      t('cards.compare.links'),
      (card) => (
        <span className="flex flex-col items-start gap-2">
          <CardKeyFactsLink card={card} />
          <CardApplyLink card={card} />
        </span>
      ),
    ],
  ]
}

/** Up to three cards side by side, in the order in which they were chosen. */
export const CardCompareDialog = ({
  cards,
  onClose,
}: {
  cards: readonly CreditCard[]
  onClose: () => void
}) => {
  const t = useText()
  const rows = useRows()
  return (
    <Dialog isOpen isWide title={t('cards.compare.heading')} onClose={onClose} closeLabel={t('layout.close')}>
      <ComparisonTable
        caption={t('cards.compare.heading')}
        factHeading={t('cards.compare.fact')}
        columns={cards.map(({ category_id, category_name }) => ({
          key: category_id,
          heading: category_name,
        }))}
        rows={rows.map(([key, label, cell]) => ({
          key,
          label,
          cells: Object.fromEntries(cards.map((card) => [card.category_id, cell(card)])),
        }))}
      />
    </Dialog>
  )
}
