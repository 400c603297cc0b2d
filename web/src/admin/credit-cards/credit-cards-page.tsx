import { exportCreditCards, type CardChanges } from '@marketplace/contract/catalogue/card-changes'
import type { CreditCard, updateCreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { hasCode } from '../../api/api-error.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeDownload } from '../../office/session/downloads.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { CardBulk } from './card-bulk.tsx'
import { cardColumns, type CardActions, type CardDialog } from './card-columns.tsx'
import { CreateCardDialog } from './create-card-dialog.tsx'
import { DeletedCards } from './deleted/deleted-cards.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { ResultsDialog } from './results-dialog.tsx'
import { returnFocus } from './reload-page.ts'
import { RowDialog } from './row-dialog.tsx'
import { saveCard } from './save-card.ts'
import { refreshCards, useCards } from './use-cards.ts'

const defaults = { status: '' }
const onOff = [
  { value: '1', label: 'On' },
  { value: '0', label: 'Off' },
]
const statuses = [...onOff, { value: 'deleted', label: 'Deleted' }]
const deletedChoice = [{ key: 'status', label: 'Status', options: statuses }] as const
const filters: readonly RowFilter<CreditCard>[] = [
  { key: 'status', label: 'Status', options: statuses, of: ({ status }) => String(status) },
  { key: 'secured', label: 'Secured', options: onOff, of: ({ secured }) => String(secured) },
]
const bulk = (chosen: readonly CreditCard[], clear: () => void, unseen: number) => (
  <CardBulk chosen={chosen} unseen={unseen} onClear={clear} />
)
const keyOf = ({ category_id }: CreditCard): string => category_id
const searchText = (card: CreditCard): string =>
  [card.category_name, card.key_feature, card.annual_fee, card.issuer_name].join(' ')

type PageDialog = 'create' | 'import'
interface Opened {
  dialog: CardDialog
  card: CreditCard
  /** Why the card was refused to go live, where that opened the dialog. */
  refusal: unknown
}

/** What the cells do; the same object for good, so that rows stay as they are. */
const useCardActions = (setOpened: (opened: Opened) => void): CardActions =>
  useMemo(
    () => ({
      open: (dialog, card) => setOpened({ dialog, card, refusal: null }),
      turn: async (card, property, isOn) => {
        if (property === 'status' && !isOn) {
          setOpened({ dialog: 'off', card, refusal: null })
          return
        }
        try {
          await saveCard(card.category_id, { [property]: isOn ? 1 : 0 })
        } catch (error) {
          if (hasCode<typeof updateCreditCard>(error, 'card_not_ready'))
            setOpened({ dialog: 'facts', card, refusal: error })
          throw error
        }
        await refreshCards()
      },
    }),
    [setOpened],
  )

/** The credit-card catalogue; section 2 gives its title. */
export const CreditCardsPage = () => {
  const { cards, error, retry } = useCards()
  const [state, setState] = useUrlState(defaults)
  const [pageDialog, setPageDialog] = useState<PageDialog | null>(null)
  useCreate('Create', () => setPageDialog('create'))
  const [opened, setOpened] = useState<Opened | null>(null)
  const [results, setResults] = useState<CardChanges | null>(null)
  const actions = useCardActions(setOpened)
  const columns = useMemo(() => cardColumns(actions), [actions])
  const isBack = useRef(false)
  const isThere = cards !== null
  useEffect(() => {
    if (!isThere || isBack.current) return
    isBack.current = true
    returnFocus()
  }, [isThere])

  const closePage = (): void => setPageDialog(null)
  const showResults = (changes: CardChanges): void => {
    setPageDialog(null)
    setResults(changes)
    void refreshCards()
  }
  const createButton = (
    <Button aria-haspopup="dialog" onClick={() => setPageDialog('create')}>
      <IconPlus aria-hidden="true" className="size-5" />
      Create
    </Button>
  )
  const importButton = (
    <Button kind="secondary" aria-haspopup="dialog" onClick={() => setPageDialog('import')}>
      <IconUpload aria-hidden="true" className="size-5" />
      Import
    </Button>
  )
  const isDeleted = state.status === 'deleted'
  const isEmpty = cards?.length === 0 && !isDeleted
  return (
    <>
      <PageHeading
        title={specifiedTexts.cards_title}
        text={
          <>
            <strong className="text-base text-ink">Credit cards</strong> that customers compare
          </>
        }
        actions={
          <>
            <Button
              kind="secondary"
              disabled={!isThere || isEmpty}
              onClick={() => void officeDownload(exportCreditCards, {}, 'credit-cards.csv')}
            >
              <IconDownload aria-hidden="true" className="size-5" />
              Download
            </Button>
            {importButton}
            {createButton}
          </>
        }
      />
      {isEmpty ? (
        <EmptyState title={specifiedTexts.no_data} action={importButton}>
          Create the first card with its name, import a list of cards, or{' '}
          <Link to="/admin/credit-cards?status=deleted" className="underline">
            restore a deleted one
          </Link>
          .
        </EmptyState>
      ) : isDeleted ? (
        <DeletedCards chips={listFilters(deletedChoice, state, setState)} />
      ) : (
        <OfficeList
          name="credit-cards"
          label="Credit cards"
          of="credit cards"
          rows={cards}
          error={error}
          reload={retry}
          columns={columns}
          keyOf={keyOf}
          searchText={searchText}
          filters={filters}
          emptyText={specifiedTexts.no_data}
          bulk={bulk}
        />
      )}
      <CreateCardDialog isOpen={pageDialog === 'create'} onClose={closePage} onCreated={refreshCards} />
      {pageDialog === 'import' ? <ImportDialog onClose={closePage} onDone={showResults} /> : null}
      {opened === null ? null : (
        <RowDialog {...opened} onClose={() => setOpened(null)} onChanged={refreshCards} />
      )}
      {results === null ? null : <ResultsDialog changes={results} onClose={() => setResults(null)} />}
    </>
  )
}
