import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { factProblem, type FactField } from '@marketplace/contract/loans/lender-facts'
import { sendLenderFacts } from '@marketplace/contract/loans/lender-pages'
import { ApiError, fieldErrors } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/use-text.ts'
import { readFormDraft, saveFormDraft, typedIn } from '../../session/form-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { FactControl } from './fact-control.tsx'
import { stepProblem, type StepProps } from './step-problem.ts'
import { wireFact, wireFacts } from './typed-facts.ts'
import { useWordedFields } from './use-worded-fields.ts'

type Errors = Readonly<Record<string, string | undefined>>

/** Extra questions of a lender: checked here as there, kept in this tab until the lender has them, sent once. */
export const FactsStep = ({ appId, page, step, onChange }: StepProps) => {
  const t = useText()
  const { page: name, our_reference: reference, lender_name: lender } = page
  const form = useRef<HTMLFormElement>(null)
  const fields = useWordedFields(step.fields)
  const kept = `lender-page ${reference} ${step.name}`
  const [draft] = useState(() => readFormDraft(kept))
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  const check = (field: FactField): string | undefined => {
    const typed = form.current === null ? undefined : typedIn(form.current)[field.name]
    return t.message(factProblem(field, wireFact(field, typed ?? '')) ?? undefined)
  }
  const leave = (field: FactField): void => {
    // A field that was only passed through is not complained of before it is sent.
    const isEmpty = form.current === null || (typedIn(form.current)[field.name] ?? '').trim() === ''
    const error = isEmpty ? undefined : check(field)
    setErrors((before) => ({ ...before, [field.name]: error }))
  }
  const show = (found: Errors, message: string | null): void => {
    flushSync(() => {
      setErrors(found)
      setProblem(message)
    })
    const first = step.fields.find((field) => found[field.name] !== undefined)
    if (first !== undefined) document.getElementById(`fact-${first.name}`)?.focus()
  }
  const send = async (facts: Record<string, string>): Promise<void> => {
    setSending(true)
    setProblem(null)
    try {
      await call(sendLenderFacts, { params: { app_id: appId, page: name }, body: { step: step.name, facts } })
      saveFormDraft(kept, null)
      onChange()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const told = Object.entries(fieldErrors(error)).map(([field, message]): [string, string] => [
        field.replace('facts.', ''),
        message,
      ])
      const message = stepProblem(error, lender, t)
      show(Object.fromEntries(told), message)
      if (message === null) onChange()
    } finally {
      setSending(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isSending) return
    const found = Object.fromEntries(step.fields.map((field) => [field.name, check(field)]))
    if (Object.values(found).some((error) => error !== undefined)) show(found, t('lender_page.check'))
    else {
      setErrors({})
      void send(wireFacts(step.fields, new FormData(event.currentTarget)))
    }
  }

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className="space-y-5"
      onSubmit={submit}
      onInput={(event) => saveFormDraft(kept, typedIn(event.currentTarget))}
    >
      {fields.map((field) => (
        <FactControl
          key={field.name}
          field={field}
          typed={draft[field.name]}
          error={errors[field.name]}
          onLeave={leave}
        />
      ))}
      {problem === null ? null : (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Button type="submit" busy={isSending} className="w-full">
        {t('lender_page.send', { lender })}
      </Button>
      <p className="text-sm text-ink-soft">{t('lender_page.sent_once', { lender })}</p>
    </form>
  )
}
