import {
  listOfficeOptionSets,
  orderOptions,
  retireOption,
  type OfficeOption,
  type OfficeOptionSet,
} from '@marketplace/contract/reference/option-sets-office'
import { useEffect, useMemo, useState } from 'react'
import { loadOptionLabels, type OptionLabels } from '../../i18n/load-option-labels.ts'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import type { ListFilter } from '../../office/list/list-filters.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { showToast } from '../../ui/toast-store.ts'
import { optionColumns } from './option-columns.tsx'
import { moved, setTitle } from './set-words.ts'
import { WordDialog } from './word-dialog.tsx'

const defaults = { set: 'employmentStatus' }
const keyOf = ({ id }: OfficeOption): number => id
const apart = ['set']
const filters: readonly RowFilter<OfficeOption>[] = [
  {
    key: 'state',
    label: 'State',
    options: [
      { value: 'offered', label: 'Offered' },
      { value: 'retired', label: 'Retired' },
    ],
    of: ({ retired_at }) => (retired_at === null ? 'offered' : 'retired'),
  },
]
const searchText = ({ id, value, own_value, own_value_hi }: OfficeOption): string =>
  [id, value, own_value, own_value_hi].join(' ')
const none = <EmptyRows text="No option here">Clear the search and the filter.</EmptyRows>

const useHindiLabels = (): OptionLabels | null => {
  const [labels, setLabels] = useState<OptionLabels | null>(null)
  useEffect(() => {
    let isGone = false
    void loadOptionLabels('hi').then((loaded) => {
      if (!isGone) setLabels(loaded)
    })
    return () => {
      isGone = true
    }
  }, [])
  return labels
}

interface Open {
  what: 'words' | 'retire'
  option: OfficeOption
}

interface OptionTableProps {
  set: OfficeOptionSet
  /** The choice of the set. */
  chips: readonly ListFilter[]
  error: ApiError | null
  reload: () => void
}

const OptionTable = ({ set: { set_name, options }, ...list }: OptionTableProps) => {
  const labels = useHindiLabels()
  const [open, setOpen] = useState<Open | null>(null)
  const columns = useMemo(() => {
    const ids = options.map(({ id }) => id)
    const change = async (
      work: () => Promise<{ message?: string | undefined }>,
      failed: string,
    ): Promise<void> => {
      try {
        showToast((await work()).message ?? '', 'good')
      } catch (failure) {
        showFailure(failure, failed)
      }
      invalidate('option-sets')
    }
    return optionColumns(
      {
        open: (option) => setOpen({ what: 'words', option }),
        retire: (option) => setOpen({ what: 'retire', option }),
        move: ({ id }, by) =>
          void change(
            () => officeCall(orderOptions, { body: { set_name, ids: moved(ids, id, by) } }),
            'The order was not saved',
          ),
        bringBack: ({ id }) =>
          void change(
            () => officeCall(retireOption, { body: { set_name, id, retired: 0 } }),
            'The option was not brought back',
          ),
      },
      ({ id }) => labels?.[set_name][id] ?? null,
      { first: ids[0] ?? 0, last: ids.at(-1) ?? 0 },
    )
  }, [set_name, options, labels])
  return (
    <>
      <OfficeList
        {...list}
        name="option-sets"
        label={setTitle(set_name)}
        of="options"
        apart={apart}
        rows={options}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      />
      {open?.what === 'words' ? (
        <WordDialog
          setName={set_name}
          option={open.option}
          shippedHi={labels?.[set_name][open.option.id] ?? null}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.what === 'retire' ? (
        <ReasonDialog
          isOpen
          draft={`option ${set_name} ${open.option.id} retired`}
          title={`Retire “${open.option.own_value ?? open.option.value}”?`}
          action="Retire"
          onClose={() => setOpen(null)}
          onSubmit={async (reason) => {
            const { message } = await officeCall(retireOption, {
              body: { set_name, id: open.option.id, retired: 1, reason },
            })
            showToast(message ?? '', 'good')
            invalidate('option-sets')
          }}
        >
          <p>
            Nobody is offered it any more. Whoever chose it keeps it, and lenders’ rules go on by it. It can
            be brought back.
          </p>
        </ReasonDialog>
      ) : null}
    </>
  )
}

/** What customers and staff choose from: the words, the order, and what is no longer offered. */
export const OptionSetsPage = () => {
  const { value, error, reload } = useAnswer(ask('option-sets', listOfficeOptionSets, {}))
  const [state, setState] = useUrlState(defaults)
  const sets = value?.data ?? null
  const shown = sets?.find(({ set_name }) => set_name === state.set) ?? sets?.[0] ?? null
  return (
    <>
      <PageHeading
        title="Option sets"
        text="What customers choose from. New options come with a release; their words, their order and whether they are offered are yours."
      />
      {shown === null ? (
        error === null ? (
          <SkeletonRows label="Loading option sets..." />
        ) : (
          <ErrorState error={error} onRetry={reload} />
        )
      ) : (
        <OptionTable
          key={shown.set_name}
          set={shown}
          error={error}
          reload={reload}
          chips={[
            {
              key: 'set',
              label: 'Set',
              anyLabel: null,
              isFixed: true,
              options: (sets ?? []).map(({ set_name, options }) => ({
                value: set_name,
                label: `${setTitle(set_name)} (${options.length})`,
              })),
              value: shown.set_name,
              onChange: (set) => setState({ set }),
            },
          ]}
        />
      )}
    </>
  )
}
