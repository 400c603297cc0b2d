import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from '../../router/router.tsx'
import type { Profile } from '@marketplace/contract/customers/profiles'
import type { createApplication } from '@marketplace/contract/loans/applications'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { askedAmount } from '../../session/asked-amount.ts'
import { saveFormDraft, readFormDraft, typedIn } from '../../session/form-drafts.ts'
import { openApplication } from '../../session/open-application.ts'
import { refreshProfile } from '../../session/profile-store.ts'
import { useJourney } from '../../session/use-journey.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { rupeesFromText } from '../../ui/form/rupee-text.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'

/** A new application for an amount; the one that is open already where there is one. */
export const NewApplication = ({ profile }: { profile: Profile }) => {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { product, amount: limits, offers } = useJourney()
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const asked = askedAmount(profile, product)
  const { min, max } = limits
  const name = `amount ${product}`
  const [draft] = useState(() => readFormDraft(name))

  const start = async (amount: number): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await openApplication(product, amount)
      saveFormDraft(name, null)
      navigate(offers)
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught
      setProblem(caught.message)
      if (hasCode<typeof createApplication>(caught, 'profile_incomplete')) await refreshProfile()
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get('amount')
    const amount = rupeesFromText(typeof typed === 'string' ? typed : null)
    if (amount !== null && amount >= min && amount <= max) {
      setError(undefined)
      void start(amount)
      return
    }
    flushSync(() =>
      setError(
        t('applications.welcome.amount_wrong', {
          min: format.moneyInWords(min),
          max: format.moneyInWords(max),
        }),
      ),
    )
    form.querySelector<HTMLInputElement>('[name=amount]')?.focus()
  }
  return (
    <Card className="shadow-lift">
      {asked === null ? null : (
        <p className="figures mb-1 text-ink-soft">
          {t('applications.welcome.asked', { amount: format.money(asked) })}
        </p>
      )}
      <h2 className="mb-4 text-lg">{t('applications.welcome.start')}</h2>
      <form
        noValidate
        onInput={(event) => saveFormDraft(name, typedIn(event.currentTarget))}
        onSubmit={submit}
        className="space-y-4"
      >
        <MoneyField
          name="amount"
          label={t('applications.welcome.amount')}
          defaultValue={draft['amount'] ?? asked ?? ''}
          error={error}
          required
        />
        {problem === null ? null : (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Button type="submit" busy={isBusy} className="w-full sm:w-auto">
          {t('applications.welcome.go')}
        </Button>
      </form>
      <p className="mt-3 text-sm text-ink-soft">{t('applications.welcome.safe')}</p>
    </Card>
  )
}
