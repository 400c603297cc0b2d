import {
  amountUnits,
  dateOrders,
  fileFields,
  fileFieldWords,
  type AmountUnit,
  type DateOrder,
} from '@marketplace/contract/money/lender-file-words'
import { answerFileMapping, type FileReading } from '@marketplace/contract/money/lender-files'
import { useState } from 'react'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Badge, Card, Notice } from '../../ui/surfaces.tsx'

const fieldChoices = fileFields.map((value) => ({ value, label: fileFieldWords[value] }))
const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'Day, month, year',
  mdy: 'Month, day, year',
  ymd: 'Year, month, day',
}
const unitWords: Readonly<Record<AmountUnit, string>> = {
  rupees: 'Rupees',
  thousands: 'Thousands of rupees',
  lakh: 'Lakhs of rupees',
}
const orderChoices = dateOrders.map((value) => ({ value, label: orderWords[value] }))
const unitChoices = amountUnits.map((value) => ({ value, label: unitWords[value] }))

/** Which titles are new and which have gone since the last file of this lender. */
const changedText = ({ columns, gone }: FileReading): string | null => {
  const added = columns.filter(({ is_new }) => is_new === 1).map(({ title }) => `“${title}” is new`)
  const left = gone.map(({ title }) => `“${title}” is gone`)
  return added.length + left.length === 0 ? null : `Since the last file: ${[...added, ...left].join(', ')}.`
}

/** As far down as titles may stand (answerFileMapping). */
const HEADER_WITHIN = 100

interface ColumnQuestionsProps {
  uploadId: string
  reading: FileReading
  onAnswered: () => void
  /** The file stands elsewhere by now, answered or refused. */
  onChange: () => void
  /** Null where they have to be answered. */
  onClose: (() => void) | null
}

/** What each column of the file holds. The answers are kept for the next file with the same header. */
export const ColumnQuestions = ({
  uploadId,
  reading,
  onAnswered,
  onChange,
  onClose,
}: ColumnQuestionsProps) => {
  const [fields, setFields] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(reading.columns.map(({ column, field }) => [column, field ?? ''])),
  )
  // What the file shows by itself is no answer of a person, and not remembered as one.
  const [order, setOrder] = useState('')
  const [headerLine, setHeaderLine] = useState(String(reading.header_line ?? 1))
  const [unit, setUnit] = useState<AmountUnit>(reading.amount_unit)
  const [isBusy, setBusy] = useState(false)
  const used = new Set(Object.values(fields))
  const missing = reading.needed.filter((field) => !used.has(field))
  const twice = fileFields.filter((field) => Object.values(fields).filter((one) => one === field).length > 1)
  const isNoLine = !/^[1-9][0-9]{0,2}$/.test(headerLine) || Number(headerLine) > HEADER_WITHIN
  // What the columns of another line hold is asked once its titles are shown.
  const isOtherLine = !isNoLine && Number(headerLine) !== reading.header_line
  const asksOrder = reading.asks_date_order === 1 && order === ''
  const changed = changedText(reading)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const columns = reading.columns.flatMap(({ column }) => {
        const field = fileFields.find((one) => one === fields[column])
        return field === undefined ? [] : [{ column, field }]
      })
      const date_order = dateOrders.find((one) => one === order)
      await officeCall(answerFileMapping, {
        params: { uploadId },
        body: {
          header_line: Number(headerLine),
          columns: isOtherLine ? [] : columns,
          amount_unit: unit,
          ...(date_order !== undefined && { date_order }),
        },
      })
      onAnswered()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
      onChange()
    }
  }
  return (
    <Card className="mb-4 p-4" aria-label="Columns">
      <h2 className="text-base">What the columns hold</h2>
      <p className="text-sm text-ink-soft">{changed ?? 'Kept for the next file with the same header.'}</p>
      {missing.length === 0 ? null : (
        <Notice tone="warn" className="mt-3">
          No column holds: {missing.map((field) => fileFieldWords[field]).join(', ')}.
        </Notice>
      )}
      {twice.length === 0 ? null : (
        <Notice tone="warn" className="mt-3">
          More than one column holds: {twice.map((field) => fileFieldWords[field]).join(', ')}. Choose one of
          them.
        </Notice>
      )}
      <ul className="mt-2 divide-y divide-line-soft">
        {reading.columns.map(({ column, title, shapes, is_new }) => (
          <li key={column} className="grid items-end gap-3 py-2 sm:grid-cols-[1fr_18rem]">
            <p className="min-w-0 text-sm">
              <span className="font-semibold wrap-anywhere">
                {title === '' ? `Column ${column + 1}` : title}
              </span>{' '}
              {is_new === 1 ? <Badge tone="warn">new</Badge> : null}
              <span className="figures block wrap-anywhere text-ink-soft">{shapes.join(' · ')}</span>
            </p>
            <SelectField
              label={`What “${title === '' ? `Column ${column + 1}` : title}” holds`}
              placeholder="Not used"
              options={fieldChoices}
              value={fields[column] ?? ''}
              onChange={({ target }) => setFields({ ...fields, [column]: target.value })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        <TextField
          label="Titles stand in line"
          inputMode="numeric"
          value={headerLine}
          onChange={({ target }) => setHeaderLine(target.value.trim())}
          error={isNoLine ? `A line from 1 to ${HEADER_WITHIN}` : undefined}
        />
        <SelectField
          label="Dates are written as"
          {...(reading.asks_date_order === 1 && { hint: 'The columns of dates do not show it.' })}
          placeholder={
            reading.asks_date_order === 1
              ? 'Choose the order'
              : reading.date_order === null
                ? 'As the file shows'
                : `As the file shows: ${orderWords[reading.date_order].toLowerCase()}`
          }
          options={orderChoices}
          value={order}
          onChange={({ target }) => setOrder(target.value)}
        />
        <SelectField
          label="Sums are in"
          options={unitChoices}
          value={unit}
          onChange={({ target }) => setUnit(amountUnits.find((one) => one === target.value) ?? 'rupees')}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          busy={isBusy}
          disabled={isNoLine || (!isOtherLine && (missing.length > 0 || twice.length > 0 || asksOrder))}
          onClick={() => void send()}
        >
          Read again
        </Button>
        {onClose === null ? null : (
          <Button kind="quiet" onClick={onClose}>
            Leave the columns
          </Button>
        )}
      </div>
    </Card>
  )
}
