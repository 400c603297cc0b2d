import { Menu } from '@base-ui/react/menu'
import { exportReport, exportReportSheet } from '@marketplace/contract/reports/reports'
import { IconDownload } from '@tabler/icons-react'
import { officeDownload } from '../../office/session/downloads.ts'
import { buttonClass } from '../../ui/button.tsx'
import { filterQuery, type ReportQuestion } from './report-address.ts'

const forms = [
  { call: exportReportSheet, ending: 'xlsx', label: 'Excel' },
  { call: exportReport, ending: 'csv', label: 'CSV' },
] as const

const item =
  'flex min-h-9 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11'

/** Saves all figures of the report as they are asked for: every row with what it opens into, every column, and the total. */
export const ReportExport = ({ question, isOff }: { question: ReportQuestion; isOff: boolean }) => {
  const { report, days, times, by, thenBy, isCompared, filters } = question
  const save = ({ call, ending }: (typeof forms)[number]): void =>
    void officeDownload(
      call,
      {
        params: { report },
        query: {
          ...days,
          times,
          by,
          ...(thenBy !== null && { then_by: thenBy }),
          compare: isCompared ? 'before' : 'none',
          ...filterQuery(filters),
        },
      },
      `${report}-${days.from}-${days.to}.${ending}`,
    )
  return (
    <Menu.Root>
      <Menu.Trigger disabled={isOff} className={buttonClass('secondary', 'text-sm')}>
        <IconDownload aria-hidden="true" className="size-4" />
        Export
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-30 outline-none">
          <Menu.Popup className="min-w-32 rounded-surface bg-surface p-1 text-sm shadow-float outline-none">
            {forms.map((form) => (
              <Menu.Item key={form.ending} className={item} onClick={() => save(form)}>
                {form.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
