import {
  creativeStates,
  endCreative,
  listOfficeCreatives,
  removeCreative,
  saveCreative,
  type OfficeCreative,
} from '@marketplace/contract/partner-area/creatives-office'
import { useMemo, useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { todayInIndia } from '../../office/form/calendar-day.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { sayChanged } from '../../office/undo/undo.ts'
import { Button } from '../../ui/button.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { creativeFields, formatOptions, languageOptions, productOptions } from './content-fields.ts'
import { creativeInForm, creativeOfForm, NONE } from './content-forms.ts'
import { creativeColumns } from './creative-columns.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { removeAct } from './removed-look.tsx'
import { stateLooks } from './state-look.ts'

const officeCreatives = ask('content-creatives', listOfficeCreatives, {})
const apart = ['tab']
const keyOf = ({ creative_id }: OfficeCreative): string => creative_id
const searchText = ({ title, heading, body, lender_name }: OfficeCreative): string =>
  [title, heading, body, lender_name].join(' ')
const none = <EmptyRows text="No creative here">Clear the search and the filters, or add one.</EmptyRows>
const filters: readonly RowFilter<OfficeCreative>[] = [
  { key: 'format', label: 'Format', options: formatOptions, of: ({ format }) => format },
  { key: 'language', label: 'Language', options: languageOptions, of: ({ language }) => language },
  {
    key: 'product',
    label: 'Product',
    options: [{ value: NONE, label: 'All products' }, ...productOptions],
    of: ({ product_type }) => product_type ?? NONE,
  },
  {
    key: 'state',
    label: 'State',
    options: creativeStates.map((value) => ({ value, label: stateLooks[value].label })),
    of: ({ state }) => state,
  },
]

const sendRemoved = async (creativeId: string, removed: 0 | 1): Promise<void> => {
  await officeCall(removeCreative, { body: { creative_id: creativeId, removed } })
  invalidate('content-creatives')
}

const sendEnd = async (creativeId: string, day: string | null): Promise<void> => {
  await officeCall(endCreative, { body: { creative_id: creativeId, valid_to: day } })
  invalidate('content-creatives')
}

const endToday = async ({ creative_id, title, valid_to }: OfficeCreative): Promise<void> => {
  try {
    await sendEnd(creative_id, todayInIndia(Date.now()))
    sayChanged('Ends today', title, () => sendEnd(creative_id, valid_to))
  } catch (error) {
    showFailure(error)
  }
}

type Opened = { what: 'form' | 'approval' | 'picture'; creative: OfficeCreative | null } | null

/** Words and pictures that partners hand out: version, approval of a lender, and how long each holds. */
export const CreativesTab = () => {
  const { value, error, reload } = useAnswer(officeCreatives)
  const [opened, setOpened] = useState<Opened>(null)
  const close = (): void => setOpened(null)
  useCreate('Add creative', () => setOpened({ what: 'form', creative: null }), value !== null)
  const columns = useMemo(
    () =>
      creativeColumns({
        open: (creative) => setOpened({ what: 'form', creative }),
        approve: (creative) => setOpened({ what: 'approval', creative }),
        picture: (creative) => setOpened({ what: 'picture', creative }),
        end: (creative) => void endToday(creative),
        remove: ({ creative_id, title, state }) =>
          removeAct(title, state === 'deleted' ? 1 : 0, (removed) => sendRemoved(creative_id, removed)),
      }),
    [],
  )
  const creative = opened?.creative ?? null
  return (
    <>
      <OfficeList
        name="partner-creatives"
        views="merchant-management.creatives"
        apart={apart}
        label="Creatives"
        of="creatives"
        rows={value?.data.creatives ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
        atEnd={
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            disabled={value === null}
            onClick={() => setOpened({ what: 'form', creative: null })}
          >
            Add creative
          </Button>
        }
      />
      {opened?.what === 'form' ? (
        <ContentDialog
          noun="creative"
          a="a creative"
          name={creative?.title ?? null}
          id={creative?.creative_id ?? null}
          fields={creativeFields(value?.data.lenders ?? [])}
          stored={creative}
          inForm={creativeInForm}
          topic="content-creatives"
          onClose={close}
          save={(facts, tag) =>
            officeCall(saveCreative, {
              body: {
                creative_id: creative?.creative_id ?? null,
                tag,
                creative: creativeOfForm(facts, creative?.picture ?? null),
              },
            })
          }
        />
      ) : null}
      {opened?.what === 'approval' && creative !== null ? (
        <ApproveDialog creative={creative} onClose={close} />
      ) : null}
      {opened?.what === 'picture' && creative !== null ? (
        <PictureDialog creative={creative} onClose={close} />
      ) : null}
    </>
  )
}
