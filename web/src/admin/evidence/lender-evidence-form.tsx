import { exportLenderEvidence, type Evidence } from '@marketplace/contract/office/evidence'
import { useState, type SubmitEvent } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { useAnswer } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { lenderRows } from '../lenders/lender-rows.ts'
import { saveJson } from './save-json.ts'

interface Asked {
  lender_id: number
  from: string
  to: string
  reason: string
}

/** Every part, one after the other; `onPart` hears how many people are there so far. */
const fetchAll = async (asked: Asked, onPart: (people: number) => void): Promise<Evidence[]> => {
  const people: Evidence[] = []
  let after: string | null = null
  do {
    const part: { people: Evidence[]; next: string | null } = (
      await officeCall(exportLenderEvidence, { body: { ...asked, after } })
    ).data
    people.push(...part.people)
    onPart(people.length)
    after = part.next
  } while (after !== null)
  return people
}

/** Exports what a lender's audit asks for: everybody who applied to it or complained about it in a span of days, as one JSON file. */
export const LenderEvidenceForm = () => {
  const { value } = useAnswer(lenderRows)
  const [lenderId, setLenderId] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [count, setCount] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = failure === null ? {} : fieldErrors(failure)
  const asked: Asked | null =
    lenderId === '' || from === null || to === null || reason.trim().length < 10
      ? null
      : { lender_id: Number(lenderId), from, to, reason: reason.trim() }
  const save = async (): Promise<void> => {
    if (asked === null) return
    setBusy(true)
    setFailure(null)
    setCount(0)
    try {
      const people = await fetchAll(asked, setCount)
      saveJson({ ...asked, people }, `evidence-lender-${asked.lender_id}-${asked.from}-${asked.to}.json`)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card className="p-4">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (!isBusy) void save()
        }}
      >
        <h2 className="text-base">Of one lender</h2>
        {failure === null ? null : (
          <Notice tone="bad" live>
            {failureText(failure)}
          </Notice>
        )}
        <SelectField
          label="Lender"
          placeholder="Choose"
          error={errors['lender_id']}
          options={(value?.data ?? []).map(({ lender_id, legal_name, name }) => ({
            value: lender_id,
            label: legal_name ?? name,
          }))}
          value={lenderId}
          onChange={({ target }) => setLenderId(target.value)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField
            label="Applied or complained from"
            error={errors['from']}
            value={from}
            onChange={setFrom}
          />
          <DayField label="To" error={errors['to']} value={to} onChange={setTo} />
        </div>
        <TextAreaField
          label="Reason"
          rows={2}
          maxLength={300}
          error={errors['reason']}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isBusy} disabled={asked === null}>
            Save as JSON
          </Button>
          {count === null ? null : (
            <output className="figures text-sm text-ink-soft">
              {count} {count === 1 ? 'person' : 'people'}
            </output>
          )}
        </div>
      </form>
    </Card>
  )
}
