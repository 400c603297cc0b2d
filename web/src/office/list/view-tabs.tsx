import type { SavedView } from '@marketplace/contract/office/saved-views'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useOfficeSession } from '../session/office-session.ts'
import { decodeRole } from '../session/role-code.ts'
import { showFailure } from '../show/failure-text.ts'
import { layoutFromText, layoutToText } from '../table/table-layout.ts'
import { useTableLayout } from '../table/use-table-layout.ts'
import { useUrlQuery } from '../table/use-url-state.ts'
import { RowMenu, type RowAct } from './row-menu.tsx'
import { useViews } from './use-views.ts'
import { isSameView, plainQuery, queryOfView } from './view-query.ts'

const LONGEST_NAME = 60

const tab = (isChosen: boolean): string =>
  classNames(
    'inline-flex min-h-9 items-center gap-1 border-b-2 px-2 text-sm whitespace-nowrap pointer-coarse:min-h-11',
    isChosen ? 'border-brand font-semibold' : 'border-transparent text-ink-soft hover:text-ink',
  )

interface NameDialogProps {
  title: string
  action: string
  first: string
  onClose: () => void
  onSubmit: (name: string) => Promise<unknown>
}

const NameDialog = ({ first, onSubmit, ...dialog }: NameDialogProps) => {
  const [name, setName] = useState(first)
  return (
    <FormDialog
      {...dialog}
      isOpen
      canSubmit={name.trim() !== '' && name.trim().length <= LONGEST_NAME}
      onSubmit={() => onSubmit(name.trim())}
    >
      {(errors) => (
        <TextField
          label="Name of the view"
          value={name}
          maxLength={LONGEST_NAME}
          error={errors['name']}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </FormDialog>
  )
}

type Open = { kind: 'add' } | { kind: 'rename' | 'delete'; view: SavedView }

interface ViewTabsProps {
  /** The list as the server knows it: the name of its page. */
  list: string
  /** The table's name in what is remembered of it. */
  table: string
  /** Names in the address that say which list of its page is seen, and nothing of a view. Has to be stable. */
  apart?: readonly string[] | undefined
}

const none: readonly string[] = []

/** The views of a list: everything, one's own, and what colleagues share; and a way to save what is seen now. */
export const ViewTabs = ({ list, table, apart = none }: ViewTabsProps) => {
  const { views, acts } = useViews(list)
  const [layout, changeLayout] = useTableLayout(table)
  const address = useUrlQuery()
  const query = plainQuery(address, apart)
  const navigate = useNavigate()
  const { roleId } = useOfficeSession()
  const [open, setOpen] = useState<Open | null>(null)
  const columns = layoutToText(layout)
  const role = decodeRole(roleId)
  const mayShare = role !== 3
  const current = views?.find((view) => isSameView(view.query, query)) ?? null
  const isPlain = query === ''
  const choose = (view: SavedView | null): void => {
    if (view !== null && view.columns !== null) changeLayout(layoutFromText(view.columns))
    navigate({ search: queryOfView(view?.query ?? '', address, apart) }, { replace: true })
  }
  const perform = (act: Promise<void>): void => {
    act.catch(showFailure)
  }
  const deleteAct = (view: SavedView): RowAct => ({
    label: 'Delete…',
    isDanger: true,
    run: () => setOpen({ kind: 'delete', view }),
  })
  const ownActs = (view: SavedView): RowAct[] => [
    { label: 'Save what is shown as this view', run: () => perform(acts.replace(view, query, columns)) },
    { label: 'Rename…', run: () => setOpen({ kind: 'rename', view }) },
    ...(mayShare
      ? [
          {
            label: view.is_shared === 1 ? 'Keep to myself' : 'Share with colleagues',
            run: () => perform(acts.share(view, view.is_shared === 0)),
          },
        ]
      : []),
    deleteAct(view),
  ]
  /** What another shares is ended by an administrator, and changed by nobody else. */
  const actsOf = (view: SavedView): RowAct[] => {
    if (view.is_own === 1) return ownActs(view)
    return role === 1 ? [deleteAct(view)] : []
  }
  return (
    <>
      <nav
        aria-label="Views"
        className="no-print mb-3 flex items-center gap-1 overflow-x-auto border-b border-line-soft"
      >
        <button
          type="button"
          aria-current={isPlain ? 'true' : undefined}
          onClick={() => choose(null)}
          className={tab(isPlain)}
        >
          All
        </button>
        {(views ?? []).map((view) => (
          <span key={view.view_id} className="inline-flex items-center">
            <button
              type="button"
              aria-current={view === current ? 'true' : undefined}
              title={view.is_own === 1 ? view.name : `${view.name}, shared by ${view.owner_name}`}
              onClick={() => choose(view)}
              className={tab(view === current)}
            >
              <span className="max-w-56 truncate">{view.name}</span>
              {view.is_shared === 1 ? (
                <IconUsers aria-label="shared" role="img" className="size-4 text-ink-soft" />
              ) : null}
            </button>
            {actsOf(view).length > 0 ? <RowMenu name={`the view ${view.name}`} acts={actsOf(view)} /> : null}
          </span>
        ))}
        {isPlain || current !== null || views === null ? null : (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen({ kind: 'add' })}
            className={tab(false)}
          >
            <IconPlus aria-hidden="true" className="size-4" />
            Save view
          </button>
        )}
      </nav>
      {open?.kind === 'add' ? (
        <NameDialog
          title="Save view"
          action="Save"
          first=""
          onClose={() => setOpen(null)}
          onSubmit={(name) => acts.add(name, query, columns)}
        />
      ) : null}
      {open?.kind === 'rename' ? (
        <NameDialog
          title={`Rename ${open.view.name}`}
          action="Rename"
          first={open.view.name}
          onClose={() => setOpen(null)}
          onSubmit={(name) => acts.rename(open.view, name)}
        />
      ) : null}
      {open?.kind === 'delete' ? (
        <ConfirmDialog
          isOpen
          title={`Delete the view ${open.view.name}?`}
          action="Delete"
          onClose={() => setOpen(null)}
          onConfirm={() => acts.remove(open.view)}
        >
          <p>
            {open.view.is_own === 1 ? '' : `${open.view.owner_name} shares it. `}
            {open.view.is_shared === 1
              ? 'Colleagues lose it too. The list itself stays as it is.'
              : 'The list itself stays as it is.'}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
