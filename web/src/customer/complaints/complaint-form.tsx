import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  addComplaint,
  complaintCategories,
  type ComplaintCategory,
} from '@marketplace/contract/office/complaints'
import type { MyData } from '@marketplace/contract/rights/my-data'
import { ApiError, fieldErrors } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { saveFormDraft, readFormDraft, typedIn } from '../../session/form-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const DRAFT = 'complaint'

/** What a complaint may be about: lenders that were applied to, and applications. */
export type Subjects = Pick<MyData, 'consents' | 'applications'>

const lendersOf = ({ consents }: Subjects): { value: number; label: string }[] => [
  ...new Map(
    consents.flatMap(({ lender_id, lender_name }) =>
      lender_id === null || lender_name === null
        ? []
        : [[lender_id, { value: lender_id, label: lender_name }]],
    ),
  ).values(),
]

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const bodyOf = (form: FormData) => {
  const lender = textOf(form, 'lender_id')
  const application = textOf(form, 'app_id')
  return {
    // What is not chosen is refused by the server, beside its field.
    category: textOf(form, 'category') as ComplaintCategory,
    ...(lender !== '' && { lender_id: Number(lender) }),
    ...(application !== '' && { app_id: application }),
    text: textOf(form, 'text'),
  }
}

/** Writes a complaint; what is typed stays through a reload until it is received. */
export const ComplaintForm = ({ subjects, onReceived }: { subjects: Subjects; onReceived: () => void }) => {
  const t = useText()
  const format = useFormat()
  const { brand } = useBootstrap()
  const [draft, setDraft] = useState(() => readFormDraft(DRAFT))
  const [received, setReceived] = useState(0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const lenders = lendersOf(subjects)
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const element = event.currentTarget
    setBusy(true)
    setErrors({})
    setProblem(null)
    try {
      const { message } = await call(addComplaint, { body: bodyOf(new FormData(element)) })
      showToast(message, 'good')
      saveFormDraft(DRAFT, null)
      // A new form, as a reset would bring back the draft that this one began with.
      flushSync(() => {
        setDraft({})
        setReceived((before) => before + 1)
        setBusy(false)
      })
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
      onReceived()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const faults = fieldErrors(error)
      setErrors(faults)
      const [first] = Object.keys(faults)
      if (first === undefined) setProblem(error.message)
      else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card aria-labelledby="new-complaint">
      <h2 id="new-complaint" className="mb-3 text-lg">
        {t('complaints.new')}
      </h2>
      <form
        key={received}
        ref={form}
        noValidate
        className="space-y-4"
        onInput={(event) => saveFormDraft(DRAFT, typedIn(event.currentTarget))}
        onSubmit={(event) => void send(event)}
      >
        {problem === null ? null : (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <SelectField
          name="category"
          label={t('complaints.category')}
          placeholder={t('complaints.choose')}
          defaultValue={draft['category'] ?? ''}
          error={errors['category']}
          options={complaintCategories.map((value) => ({ value, label: t(`complaints.category.${value}`) }))}
        />
        {lenders.length === 0 ? null : (
          <SelectField
            name="lender_id"
            label={t('complaints.about')}
            placeholder={t('complaints.about_us', { brand: brand.name })}
            defaultValue={draft['lender_id'] ?? ''}
            error={errors['lender_id']}
            options={lenders}
          />
        )}
        {subjects.applications.length === 0 ? null : (
          <SelectField
            name="app_id"
            label={t('complaints.application')}
            placeholder={t('complaints.no_application')}
            defaultValue={draft['app_id'] ?? ''}
            error={errors['app_id']}
            options={subjects.applications.map(({ app_id, product_type, created_at }) => ({
              value: app_id,
              label: t('complaints.application_of', {
                product: t(`products.name.${product_type}`),
                day: format.day(created_at),
              }),
            }))}
          />
        )}
        <TextAreaField
          name="text"
          label={t('complaints.text')}
          hint={t('complaints.text_hint')}
          defaultValue={draft['text'] ?? ''}
          error={errors['text']}
          maxLength={2_000}
          rows={5}
        />
        <Button type="submit" busy={isBusy}>
          {t('complaints.send')}
        </Button>
      </form>
    </Card>
  )
}
