import { useState } from 'react'
import {
  chooseConsent,
  listConsentChoices,
  type ConsentChoice,
} from '@marketplace/contract/customers/consents'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useText } from '../../i18n/use-text.ts'
import { refreshProfile } from '../../session/profile-store.ts'
import { Button } from '../../ui/button.tsx'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

const load = async (signal: AbortSignal): Promise<ConsentChoice[]> =>
  (await call(listConsentChoices, { signal })).data

/** An optional consent with its words: one press gives it, one press takes it back. */
const Choice = ({
  choice: { purpose, agreed, text },
  isBusy,
  onChoose,
}: {
  choice: ConsentChoice
  isBusy: boolean
  onChoose: () => void
}) => {
  const t = useText()
  const title = t(`consents.purpose.${purpose}`)
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="text-base">{title}</h3>
        {agreed === 1 ? (
          <Badge tone="good">{t('consents.agreed')}</Badge>
        ) : (
          <span className="text-sm text-ink-soft">{t('consents.not_agreed')}</span>
        )}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{text}</p>
      <Button kind="secondary" busy={isBusy} className="mt-3" onClick={onChoose}>
        {agreed === 1 ? t('consents.withdraw') : t('consents.agree')}
        <span className="sr-only">: {title}</span>
      </Button>
    </Card>
  )
}

/** The consents that nobody needs for the service, each by itself (DPDP Act 2023, section 6). */
export const ConsentChoices = ({ onChange }: { onChange: () => void }) => {
  const t = useText()
  const { value: choices, reload } = useLoaded(load)
  const [busy, setBusy] = useState<string | null>(null)
  const choose = async ({ purpose, version, agreed }: ConsentChoice): Promise<void> => {
    setBusy(purpose)
    try {
      const body = { purpose, version, agreed: agreed === 1 ? (0 as const) : (1 as const) }
      const { message } = await call(chooseConsent, { body })
      if (message !== undefined) showToast(message, 'good')
      reload()
      onChange()
      await refreshProfile()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    } finally {
      setBusy(null)
    }
  }
  if (choices === null) return null
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('consents.choices_heading')}</h2>
      <ul className="space-y-4">
        {choices.map((choice) => (
          <li key={choice.purpose}>
            <Choice choice={choice} isBusy={busy === choice.purpose} onChoose={() => void choose(choice)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
