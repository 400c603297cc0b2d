import { useRef, useState, type SubmitEvent } from 'react'
import { Link } from '../../router/link.tsx'
import type { Body } from '@marketplace/contract/platform/call'
import {
  getNominee,
  NomineeRelation,
  nomineeRelations,
  removeNominee,
  saveNominee,
  type Nominee,
} from '@marketplace/contract/rights/nominee'
import { ApiError, fieldErrors } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { readFormDraft, saveFormDraft, typedIn } from '../../session/form-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'

const DRAFT = 'nominee'

const load = async (signal: AbortSignal): Promise<{ nominee: Nominee | null }> => ({
  nominee: (await call(getNominee, { signal })).data,
})

const textOf = (values: FormData, name: string): string => {
  const value = values.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

const bodyOf = (values: FormData): Body<typeof saveNominee> | null => {
  const relation = NomineeRelation.safeParse(values.get('relation'))
  if (!relation.success) return null
  return { name: textOf(values, 'name'), relation: relation.data, contact: textOf(values, 'contact') }
}

const NomineeForm = ({ nominee, onChanged }: { nominee: Nominee | null; onChanged: () => void }) => {
  const t = useText()
  const format = useFormat()
  const form = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => readFormDraft(DRAFT))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const showErrors = (found: Record<string, string>): void => {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const act = async (send: () => Promise<{ message?: string | undefined }>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setErrors({})
    setProblem(null)
    try {
      const { message } = await send()
      if (message !== undefined) showToast(message, 'good')
      saveFormDraft(DRAFT, null)
      onChanged()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const faults = fieldErrors(error)
      if (Object.keys(faults).length === 0) setProblem(error.message)
      else showErrors(faults)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const body = bodyOf(new FormData(event.currentTarget))
    if (body === null) showErrors({ relation: t('my_data.nominee_relation_missing') })
    else void act(() => call(saveNominee, { body }))
  }
  return (
    <Card aria-labelledby="nominee-form">
      <h2 id="nominee-form" className="mb-3 text-lg">
        {nominee === null ? t('my_data.nominee_new') : t('my_data.nominee_now')}
      </h2>
      <form
        ref={form}
        noValidate
        className="space-y-4"
        onInput={(event) => saveFormDraft(DRAFT, typedIn(event.currentTarget))}
        onSubmit={submit}
      >
        {problem === null ? null : (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <TextField
          name="name"
          label={t('my_data.nominee_name')}
          error={errors['name']}
          defaultValue={draft['name'] ?? nominee?.name}
          autoComplete="off"
          maxLength={100}
        />
        <SelectField
          name="relation"
          label={t('my_data.nominee_relation')}
          placeholder={t('my_data.nominee_choose')}
          error={errors['relation']}
          defaultValue={draft['relation'] ?? nominee?.relation ?? ''}
          options={nomineeRelations.map((value) => ({ value, label: t(`my_data.relation_${value}`) }))}
        />
        <TextField
          name="contact"
          label={t('my_data.nominee_contact')}
          hint={t('my_data.nominee_contact_hint')}
          error={errors['contact']}
          defaultValue={draft['contact'] ?? nominee?.contact}
          autoComplete="off"
          maxLength={254}
        />
        {nominee === null ? null : (
          <p className="figures text-sm text-ink-soft">
            {t('my_data.nominee_changed', { day: format.dayAndTime(nominee.changed_at) })}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {t('my_data.nominee_save')}
          </Button>
          {nominee === null ? null : (
            <Button kind="secondary" onClick={() => void act(() => call(removeNominee, {}))}>
              {t('my_data.nominee_remove')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

/** Whom the customer names to use their rights one day, and how that goes (DPDP Act 2023, section 14). */
export const NomineePage = () => {
  const t = useText()
  const { brand } = useBootstrap()
  const { value, error, reload } = useLoaded(load)
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('title.nominee')}</h1>
      <p>{t('my_data.nominee_intro')}</p>
      {error === null ? null : (
        <Notice tone="bad" live title={t('my_data.load_failed')}>
          <p>{error.message}</p>
          <Button kind="secondary" className="mt-3" onClick={reload}>
            {t('my_data.try_again')}
          </Button>
        </Notice>
      )}
      {value === null && error === null ? <Skeleton className="h-48" /> : null}
      {value === null ? null : (
        <NomineeForm key={value.nominee?.changed_at ?? 'none'} nominee={value.nominee} onChanged={reload} />
      )}
      <Card aria-labelledby="nominee-how">
        <h2 id="nominee-how" className="mb-2 text-lg">
          {t('my_data.nominee_how')}
        </h2>
        <ol className="list-decimal space-y-1 ps-6">
          <li>
            {t('my_data.nominee_how_write', {
              officer: brand.grievance_officer_name,
              email: brand.grievance_email,
            })}
          </li>
          <li>{t('my_data.nominee_how_prove')}</li>
          <li>{t('my_data.nominee_how_then')}</li>
        </ol>
      </Card>
      <Link to="/user/my-data" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('my_data.nominee_back')}
      </Link>
    </div>
  )
}
