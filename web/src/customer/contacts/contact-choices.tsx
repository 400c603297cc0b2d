import { useState } from 'react'
import type { StopSource } from '@marketplace/contract/customers/contact'
import type { Body } from '@marketplace/contract/platform/call'
import { chooseContacts, type ContactChoices as Choices } from '@marketplace/contract/rights/contacts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

type Choice = Body<typeof chooseContacts>

interface LineProps {
  title: string
  stoppedBy: StopSource | null
  isBusy: boolean
  onPress: () => void
}

const Line = ({ title, stoppedBy, isBusy, onPress }: LineProps) => {
  const t = useText()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p>{title}</p>
        <p className="text-sm text-ink-soft">
          {stoppedBy === null ? t('contacts.allowed') : t(`contacts.stopped.${stoppedBy}`)}
        </p>
      </div>
      <Button kind="secondary" busy={isBusy} onClick={onPress}>
        {stoppedBy === null ? t('contacts.stop') : t('contacts.allow')}
        <span className="sr-only">: {title}</span>
      </Button>
    </li>
  )
}

/** What a customer allows: all calls, each purpose, each lender; one press stops, one press allows again. */
export const ContactChoices = ({
  choices: { calls, purposes, lenders },
  onChange,
}: {
  choices: Choices
  onChange: () => void
}) => {
  const t = useText()
  const [busy, setBusy] = useState<string | null>(null)
  const choose = async (key: string, body: Choice): Promise<void> => {
    setBusy(key)
    try {
      const { message } = await call(chooseContacts, { body })
      if (message !== undefined) showToast(message, 'good')
      onChange()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    } finally {
      setBusy(null)
    }
  }
  const flip = (by: StopSource | null): 0 | 1 => (by === null ? 1 : 0)
  const lineOf = (key: string, title: string, by: StopSource | null, body: Choice) => (
    <Line
      key={key}
      title={title}
      stoppedBy={by}
      isBusy={busy === key}
      onPress={() => void choose(key, body)}
    />
  )
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('contacts.stop_heading')}</h2>
      <Card>
        <ul>
          {lineOf('calls', t('contacts.calls'), calls.stopped_by, {
            purpose: null,
            lender_id: null,
            stopped: flip(calls.stopped_by),
          })}
          {purposes.map(({ purpose, stopped_by }) =>
            lineOf(purpose, t(`contacts.purpose.${purpose}`), stopped_by, {
              purpose,
              lender_id: null,
              stopped: flip(stopped_by),
            }),
          )}
        </ul>
        {lenders.length === 0 ? null : (
          <>
            <h3 className="mt-4 text-base">{t('contacts.lenders_heading')}</h3>
            <ul>
              {lenders.map(({ lender_id, name, stopped_by }) =>
                lineOf(`lender ${lender_id}`, name, stopped_by, {
                  purpose: null,
                  lender_id,
                  stopped: flip(stopped_by),
                }),
              )}
            </ul>
          </>
        )}
        <p className="mt-3 text-sm text-ink-soft">{t('contacts.essential')}</p>
      </Card>
    </section>
  )
}
