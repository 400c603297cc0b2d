import {
  addReceipt,
  type LenderMonthDetail,
  type MonthLine,
} from '@marketplace/contract/money/reconciliation'
import type { ReceiptPays } from '@marketplace/contract/money/reconciliation-words'
import { useMemo } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { money } from '../../../i18n/format-values.ts'
import { invalidate } from '../../../office/answers.ts'
import { DayField } from '../../../office/form/day-field.tsx'
import { FormDialog, type ServerErrors } from '../../../office/form/form-dialog.tsx'
import { NumberField } from '../../../office/form/number-field.tsx'
import { Segmented } from '../../../office/form/segmented.tsx'
import { countText } from '../../../office/list/count-text.ts'
import { officeCall } from '../../../office/session/office-call.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import {
  baseOf,
  baseText,
  emptyReceipt,
  fieldOfReceipt,
  fieldOfRefusal,
  readReceipt,
  type ReceiptForm,
} from './receipt-form.ts'
import { refusedWords } from '../refused-words.ts'
import { addRupees } from '../sum-text.ts'

/** Lines that were chosen: a receipt pays them, unless something else is said. */
export interface PaidLines {
  lines: readonly MonthLine[]
  /** Once it is booked: they are chosen no more. */
  onDone?: () => void
}

interface ReceiptDialogProps extends PaidLines {
  month: LenderMonthDetail
  onClose: () => void
}

/** The server's own sentence, at the field that it is about. */
const atItsField = (error: unknown): unknown => {
  const words = refusedWords(error)
  if (words === null || !(error instanceof ApiError)) return error
  const details = [{ field: fieldOfRefusal(words), message: words }]
  return new ApiError(error.status, { code: error.code, message: words, details })
}

const byField = (errors: ServerErrors): ServerErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, words]) => [fieldOfReceipt(path), words]))

/** What is stated and not paid yet, of what the receipt pays. */
const openOf = (
  { pays, invoices }: ReceiptForm,
  month: LenderMonthDetail,
  lines: readonly MonthLine[],
): number => {
  const paid: readonly { stated: number; received: number }[] =
    pays === 'lines'
      ? lines
      : pays === 'invoices'
        ? month.invoices.filter(({ invoice_no }) => invoices.includes(invoice_no))
        : [month]
  return addRupees(paid.flatMap(({ stated, received }) => [stated, -received]))
}

interface PaysProps {
  month: LenderMonthDetail
  lines: readonly MonthLine[]
  form: ReceiptForm
  set: (changes: Partial<ReceiptForm>) => void
}

/** What the money is for: all lines of the month, invoices of the lender, or the lines that were chosen. */
const Pays = ({ form, set, month, lines }: PaysProps) => {
  const options: { value: ReceiptPays; label: string }[] = [
    { value: 'month', label: 'The month' },
    ...(month.invoices.length === 0 ? [] : [{ value: 'invoices', label: 'Invoices' } as const]),
    ...(lines.length === 0 ? [] : [{ value: 'lines', label: countText(lines.length, 'lines') } as const]),
  ]
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">It pays</p>
      <Segmented label="It pays" options={options} value={form.pays} onChange={(pays) => set({ pays })} />
      {form.pays !== 'invoices' ? null : (
        <div className="mt-2">
          {month.invoices.map(({ invoice_no, stated, received }) => (
            <Checkbox
              key={invoice_no}
              label={`${invoice_no}: ${money(stated)} stated, ${money(received)} received`}
              checked={form.invoices.includes(invoice_no)}
              onChange={({ target }) =>
                set({
                  invoices: target.checked
                    ? [...form.invoices, invoice_no]
                    : form.invoices.filter((one) => one !== invoice_no),
                })
              }
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** Money that the lender paid: the base is computed and stands beside what is open before it is saved. */
export const ReceiptDialog = ({ month, lines, onDone, onClose }: ReceiptDialogProps) => {
  const { lender_id: lenderId, month: name } = month
  const initial = useMemo(
    (): ReceiptForm => ({ ...emptyReceipt, pays: lines.length === 0 ? 'month' : 'lines' }),
    [lines],
  )
  const [form, set, forget] = useDraft(
    `receipt ${lenderId} ${name} ${lines.length === 0 ? '' : 'lines'}`,
    initial,
  )
  const receipt = readReceipt(
    form,
    lines.map(({ line_id }) => line_id),
  )
  const base = baseOf(form)
  const close = (): void => {
    forget()
    onClose()
  }
  const save = async (): Promise<void> => {
    if (receipt === null) return
    try {
      await officeCall(addReceipt, { params: { lenderId, month: name }, body: { receipts: [receipt] } })
      showToast(`The receipt of ${money(receipt.bank)} is booked`, 'good')
      forget()
      onDone?.()
    } catch (error) {
      throw atItsField(error)
    } finally {
      invalidate('lender-months')
    }
  }
  const sum = (field: 'bank' | 'tds' | 'gst', label: string, hint: string, errors: ServerErrors) => (
    <NumberField
      label={label}
      hint={hint}
      prefix="₹"
      decimals={2}
      value={form[field]}
      error={errors[field]}
      onChange={(text) => set({ [field]: text })}
    />
  )
  return (
    <FormDialog
      isOpen
      title="Add a receipt"
      action="Book the receipt"
      canSubmit={receipt !== null}
      onClose={close}
      onSubmit={save}
    >
      {(all) => {
        const errors = byField(all)
        return (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <DayField
                label="Day"
                hint="On which it came to the bank"
                max="today"
                value={form.day}
                error={errors['day']}
                onChange={(day) => set({ day })}
              />
              <TextField
                label="UTR"
                hint="As the bank writes it"
                autoComplete="off"
                maxLength={30}
                value={form.utr}
                error={errors['utr']}
                onChange={({ target }) => set({ utr: target.value })}
              />
            </div>
            <div className="grid items-start gap-4 sm:grid-cols-3">
              {sum('bank', 'Bank sum', 'What came', errors)}
              {sum('tds', 'TDS', 'Withheld by the lender', errors)}
              {sum('gst', 'GST', 'In the bank sum', errors)}
            </div>
            <Pays form={form} set={set} month={month} lines={lines} />
            <Notice>
              <p className="text-sm">
                Base {base === null ? null : <strong className="figures">{money(base)}</strong>} = bank sum +
                TDS − GST. {baseText(base, openOf(form, month, lines))}
              </p>
            </Notice>
          </>
        )
      }}
    </FormDialog>
  )
}
