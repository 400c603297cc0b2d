import { isOtherFee } from '@marketplace/contract/catalogue/fee-text'
import type { CardProperty } from '@marketplace/contract/catalogue/card-fields'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { liveCardNeeds } from '@marketplace/contract/catalogue/live-card-needs'
import { IconListDetails, IconTrash } from '@tabler/icons-react'
import { RowMenu } from '../../office/list/row-menu.tsx'
import { historyAct } from '../../office/list/row-columns.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { Switch } from '../../office/form/switch.tsx'
import { CardThumb } from './card-thumb.tsx'
import { CellButton, EditCell } from './card-cells.tsx'
import { returnMark } from './reload-page.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'

/** The dialogs of a row. */
export type CardDialog =
  | 'sort_order'
  | 'category_name'
  | 'key_feature'
  | 'annual_fee'
  | 'thumb'
  | 'utm_link'
  | 'features'
  | 'facts'
  | 'off'
  | 'delete'

/** What the cells need of the page; it has to stay the same object. */
export interface CardActions {
  open: (dialog: CardDialog, card: CreditCard) => void
  /** Saves a switch at once. */
  turn: (card: CreditCard, property: 'status' | 'secured', isOn: boolean) => Promise<void>
}

/** How many of the facts that a live card needs are not there yet. */
const missingCount = (card: CreditCard): number =>
  liveCardNeeds.filter((need) => card[need] === null || card[need] === undefined).length

const featuresText = (count: number): string =>
  count === 0 ? 'none yet' : `${count} ${count === 1 ? 'feature' : 'features'}`

/** The columns of section 2, in its order. */
export const cardColumns = ({ open, turn }: CardActions): readonly Column<CreditCard>[] => {
  const cell = (title: string, dialog: CardDialog, property: CardProperty, card: CreditCard) => {
    const value = card[property] ?? null
    const shown = value === null ? '–' : String(value)
    return (
      <EditCell
        label={`${title} of ${card.category_name}: ${value === null ? 'empty' : shown}`}
        mark={returnMark(property, card.category_id)}
        onOpen={() => open(dialog, card)}
        {...(typeof value === 'number' && { align: 'end' as const })}
      >
        {shown}
      </EditCell>
    )
  }
  return [
    {
      key: 'sort_order',
      title: 'Sorting order',
      width: 58,
      align: 'end',
      sortBy: ({ sort_order }) => sort_order,
      cell: (card) => cell('Sorting order', 'sort_order', 'sort_order', card),
    },
    {
      key: 'thumb',
      title: 'Thumbnail',
      width: 70,
      sticks: true,
      exported: ({ category_img_thumb }) => category_img_thumb,
      cell: (card) => (
        <EditCell
          label={`Thumbnail of ${card.category_name}: ${card.category_img_thumb === null ? 'none' : 'there is one'}`}
          mark={returnMark('category_img_thumb', card.category_id)}
          onOpen={() => open('thumb', card)}
        >
          <CardThumb address={card.category_img_thumb} />
        </EditCell>
      ),
    },
    {
      key: 'category_name',
      title: 'Name',
      width: 140,
      namesRow: true,
      sortBy: ({ category_name }) => category_name,
      cell: (card) => cell('Name', 'category_name', 'category_name', card),
    },
    {
      key: 'key_feature',
      title: 'Key features',
      width: 140,
      sortBy: ({ key_feature }) => key_feature,
      cell: (card) => cell('Key features', 'key_feature', 'key_feature', card),
    },
    {
      key: 'annual_fee',
      title: 'Annual fees',
      width: 100,
      sortBy: ({ annual_fee_amount }) => annual_fee_amount,
      exported: ({ annual_fee }) => annual_fee,
      cell: (card) => cell('Annual fees', 'annual_fee', 'annual_fee', card),
    },
    {
      key: 'utm_link',
      title: 'UTM link',
      width: 146,
      hint: specifiedTexts.utm_hint,
      exported: ({ utm_link }) => utm_link ?? null,
      cell: (card) => (
        <CellButton
          label={`${specifiedTexts.utm_link_button} of ${card.category_name}`}
          mark={returnMark('utm_link', card.category_id)}
          onOpen={() => open('utm_link', card)}
        >
          {specifiedTexts.utm_link_button}
        </CellButton>
      ),
    },
    {
      key: 'features',
      title: 'Features',
      width: 136,
      sortBy: ({ marketing_bullets }) => marketing_bullets.length,
      exported: ({ marketing_bullets }) => marketing_bullets.join('; '),
      cell: (card) => (
        <CellButton
          label={`${specifiedTexts.feature_button} of ${card.category_name}: ${featuresText(card.marketing_bullets.length)}`}
          mark={returnMark('marketing_bullets', card.category_id)}
          onOpen={() => open('features', card)}
        >
          {specifiedTexts.feature_button}
        </CellButton>
      ),
    },
    {
      key: 'secured',
      title: 'Secured',
      width: 58,
      align: 'center',
      sortBy: ({ secured }) => secured,
      cell: (card) => (
        <Switch
          label={`Secured: ${card.category_name}`}
          isLabelHidden
          isOn={card.secured === 1}
          onChange={(isOn) => turn(card, 'secured', isOn)}
        />
      ),
    },
    {
      key: 'status',
      title: 'Status',
      width: 54,
      align: 'center',
      sortBy: ({ status }) => status,
      cell: (card) => (
        <Switch
          label={`Status: ${card.category_name}`}
          isLabelHidden
          isOn={card.status === 1}
          onChange={(isOn) => turn(card, 'status', isOn)}
        />
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      width: 100,
      sticksAtEnd: true,
      exported: null,
      cell: (card) => <RowActions card={card} open={open} />,
    },
  ]
}

const RowActions = ({ card, open }: { card: CreditCard; open: CardActions['open'] }) => {
  const missing = missingCount(card)
  const { category_id, category_name, annual_fee, annual_fee_amount } = card
  const text =
    missing > 0
      ? `Facts: ${missing} missing`
      : isOtherFee(annual_fee, annual_fee_amount)
        ? 'Facts: two fees'
        : 'Facts'
  return (
    <span className="flex items-center">
      <CellButton
        label={`${text} of ${category_name}`}
        mark={returnMark('facts', category_id)}
        onOpen={() => open('facts', card)}
        title={text}
        {...(text !== 'Facts' && { tone: 'warn' as const })}
      >
        <IconListDetails aria-hidden="true" className="size-4" />
        {missing > 0 ? missing : null}
      </CellButton>
      <CellButton
        label={`Delete ${category_name}`}
        mark={returnMark('delete', category_id)}
        onOpen={() => open('delete', card)}
        title={specifiedTexts.delete}
        tone="bad"
      >
        <IconTrash aria-hidden="true" className="size-4" />
      </CellButton>
      <RowMenu
        name={category_name}
        acts={[
          { label: 'Facts…', run: () => open('facts', card) },
          { label: `${specifiedTexts.utm_link_button}…`, run: () => open('utm_link', card) },
          { label: `${specifiedTexts.feature_button}…`, run: () => open('features', card) },
          historyAct('credit_card', category_id),
          { label: `${specifiedTexts.delete}…`, isDanger: true, run: () => open('delete', card) },
        ]}
      />
    </span>
  )
}
