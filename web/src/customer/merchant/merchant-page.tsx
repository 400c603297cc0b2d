import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useParams } from '../../router/router.tsx'
import { getPartnerByName, requestPartner } from '@marketplace/contract/partners/partners'
import { ApiError, fieldErrors } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { saveFormDraft, readFormDraft, typedIn } from '../../session/form-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { DrawnHead } from '../spot/drawn-head.tsx'
import { NextSteps } from './next-steps.tsx'
import { requestFields, type RequestField, type TypedRequest } from './request-fields.ts'
import { afterPress } from '../../ui/form/after-press.ts'

const DRAFT = 'merchant'

/** The checks come with the first key, so that the page itself stays light. */
const loadChecks = () => import('./check-request.ts')

/** What the partner that the address names is called; null where nobody is known by that name, or it cannot be found out now. */
const useInviterName = (partner_name: string | undefined): string | null => {
  const [inviter, setInviter] = useState<string | null>(null)
  useEffect(() => {
    if (partner_name === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const find = async (): Promise<void> => {
      try {
        const { data } = await call(getPartnerByName, {
          params: { name: partner_name },
          signal,
        })
        if (!signal.aborted) setInviter(data.name)
      } catch (error) {
        // Unknown, or out of reach: the form serves without.
        if (!signal.aborted && !(error instanceof ApiError)) throw error
      }
    }
    void find()
    return () => controller.abort()
  }, [partner_name])
  return inviter
}

type Control = HTMLInputElement | HTMLTextAreaElement

const read = (form: HTMLFormElement): TypedRequest => {
  const values = new FormData(form)
  return Object.fromEntries(
    requestFields.map((field) => {
      const value = values.get(field)
      return [field, typeof value === 'string' ? value : '']
    }),
  )
}

/** Whoever wants to become a partner (section 2, merchant creation form). The fields are the browser's own. */
export const MerchantPage = () => {
  const t = useText()
  const navigate = useNavigate()
  const { brand } = useBootstrap()
  const { partner_name } = useParams()
  const inviter = useInviterName(partner_name)
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<TypedRequest>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    const draft = readFormDraft(DRAFT)
    for (const field of requestFields) {
      const input = form.current?.elements.namedItem(field)
      const text = draft[field]
      if (text === undefined || text === '') continue
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
        // What was typed before the page was live wins.
        if (input.value === '') input.value = text
      }
    }
  }, [])

  const show = (found: TypedRequest): void => {
    flushSync(() => setErrors(found))
    const first = requestFields.find((field) => found[field] !== undefined)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const failed = (error: unknown): void => {
    if (!(error instanceof ApiError)) {
      // The checks themselves could not be fetched, or something broke: the way on is the same.
      setProblem(t('temporarily_unavailable'))
      throw error
    }
    const found = fieldErrors(error)
    const known: TypedRequest = Object.fromEntries(
      requestFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
    )
    if (Object.keys(known).length > 0) show(known)
    else setProblem(error.message)
  }
  const send = async (typed: TypedRequest): Promise<void> => {
    setProblem(null)
    setSending(true)
    try {
      const { checkRequest } = await loadChecks()
      const { request, errors: found } = checkRequest(typed, partner_name)
      show(found ?? {})
      if (request === null) return
      await call(requestPartner, { body: request })
      saveFormDraft(DRAFT, null)
      navigate('/merchant/success', { replace: true })
    } catch (error) {
      failed(error)
    } finally {
      setSending(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isSending) void send(read(event.currentTarget))
  }
  const leave = ({ target }: FocusEvent<Control>): void => {
    const { name, value, form: owner } = target
    const field = requestFields.find((known) => known === name)
    if (field === undefined || value === '' || owner === null) return
    const typed = read(owner)
    // Without a connection it is checked when the form is sent.
    afterPress(
      () =>
        void loadChecks().then(
          ({ checkRequest }) =>
            setErrors((before) => ({ ...before, [field]: checkRequest(typed).errors?.[field] })),
          () => undefined,
        ),
    )
  }
  const warm = (): void => void loadChecks().catch(() => undefined)
  const fieldOf = (field: RequestField) => ({
    name: field,
    label: t(`merchant.${field}`),
    error: t.message(errors[field]),
    required: field !== 'note',
    onBlur: leave,
    onFocus: warm,
    onInput: ({ currentTarget: { form: owner } }: SyntheticEvent<Control>) => {
      setErrors((before) => ({ ...before, [field]: undefined }))
      if (owner !== null) saveFormDraft(DRAFT, typedIn(owner))
    },
  })

  return (
    <div className="mx-auto grid max-w-form gap-x-16 gap-y-5 lg:max-w-none lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr] lg:items-start lg:pt-8">
      <div className="lg:pt-4">
        <DrawnHead drawing="Shop" heading={t('merchant.heading')}>
          <p className="mt-2 text-ink-soft">{t('merchant.text', { brand: brand.name })}</p>
        </DrawnHead>
        <output className="block font-semibold empty:hidden">
          {inviter === null ? null : (
            <span className="mt-3 block wrap-anywhere">{t('merchant.invited', { partner: inviter })}</span>
          )}
        </output>
      </div>
      <Card className="lg:row-span-2">
        <form ref={form} method="dialog" noValidate onSubmit={submit} className="space-y-4">
          <TextField {...fieldOf('name')} autoComplete="organization" maxLength={80} />
          <TextField {...fieldOf('contact_name')} autoComplete="name" maxLength={80} />
          <TextField
            {...fieldOf('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <TextField
            {...fieldOf('phone')}
            prefix="+91"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
          />
          <TextAreaField {...fieldOf('note')} maxLength={500} />
          <p className="text-sm text-ink-soft">{t('merchant.use')}</p>
          {problem === null ? null : (
            <Notice tone="bad" live>
              {problem}
            </Notice>
          )}
          <Button type="submit" busy={isSending} className="w-full">
            {t('merchant.send')}
          </Button>
        </form>
      </Card>
      <NextSteps />
    </div>
  )
}
