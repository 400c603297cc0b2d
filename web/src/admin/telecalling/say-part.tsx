import type { CallTask } from '@marketplace/contract/care/telecalling'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { defaultLanguage, offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { sendResumeLink } from '@marketplace/contract/entry/hand-over'
import { IconLink, IconShieldCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { KeyCap } from '../../office/keys/key-cap.tsx'
import { useKey } from '../../office/keys/page-keys.ts'
import { Segmented } from '../../office/form/segmented.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { dayText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'

const languages = offeredLanguages.map((value) => ({ value, label: knownLanguages[value].name }))

const LinkButton = ({ task }: { task: CallTask }) => {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const { message } = await officeCall(sendResumeLink, {
        body: { user_id: task.user_id, channel: 'sms', request_id: requestId },
      })
      showToast(message, 'good')
      setRequestId(crypto.randomUUID())
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  useKey(isBusy ? null : 'u', 'Send the link', () => void send())
  return (
    <Button kind="secondary" className="self-start text-sm" busy={isBusy} onClick={() => void send()}>
      <IconLink aria-hidden="true" className="size-4" stroke={1.6} />
      {task.purpose === 'documents' ? 'Send upload link' : 'Send link to go on'}
      <KeyCap keys="u" />
    </Button>
  )
}

/** What to say, in the customer's language first, and what to answer to what is often asked. */
export const SayPart = ({ task }: { task: CallTask }) => {
  const id = useId()
  const [language, setLanguage] = useState<LanguageId>(
    offeredLanguages.find((one) => one === task.language) ?? defaultLanguage,
  )
  const said = task.say[language]
  const answers = task.answers[language]
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-base font-semibold">
          Say
        </h3>
        <Segmented
          label="Language of the script"
          options={languages}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <div lang={language} className="text-[1rem]/7 wrap-anywhere whitespace-pre-line">
        {said.text}
      </div>
      <p className="text-sm text-ink-soft">
        {said.version === 0 ? 'Our own words' : `Version ${said.version}`}
        {said.approved_by === null
          ? ', not approved by the lender'
          : `, approved by ${said.approved_by} on ${dayText(said.approved_on)}`}
      </p>
      <p className="flex gap-2 rounded-control bg-canvas p-3 text-sm text-ink-soft">
        <IconShieldCheck aria-hidden="true" className="size-4 shrink-0" stroke={1.6} />
        Never ask for a passcode, card number or PIN. Fees are paid to the lender, never to us.
      </p>
      <LinkButton task={task} />
      {answers.length === 0 ? null : (
        <>
          <h3 className="mt-2 text-base font-semibold">If they ask</h3>
          <dl lang={language} className="divide-y divide-line-soft">
            {answers.map(({ question, answer }) => (
              <div key={question} className="py-2">
                <dt className="font-medium">{question}</dt>
                <dd className="text-ink-soft">{answer}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
