import {
  answerLookRequest,
  readAccountAccess,
  saveAccessSettings,
  type AccountAccess,
  type LookAtMe,
} from '@marketplace/contract/partner-area/account-access'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { Switch } from '../../office/form/switch.tsx'
import { pageWords } from '../../office/look/page-words.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { clockText, timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { leaveText, lengthText } from './look-text.ts'

const question = ask('account-access', readAccountAccess, {})
const LOOK_MS = 15_000

const save = async (body: Partial<AccountAccess['settings']>): Promise<void> => {
  const { message } = await officeCall(saveAccessSettings, { body })
  invalidate('account-access')
  showToast(message ?? 'Saved', 'good')
}

const answer = async (request_id: number, allowed: 0 | 1): Promise<void> => {
  try {
    const { message } = await officeCall(answerLookRequest, { body: { request_id, allowed } })
    showToast(message ?? 'Saved', 'good')
  } catch (error) {
    showFailure(error, 'Your answer was not saved')
  }
  invalidate('account-access')
}

const Settings = ({ settings }: { settings: AccountAccess['settings'] }) => (
  <Card aria-labelledby="access-settings" className="mb-4">
    <h2 id="access-settings" className="mb-2 text-base">
      When our staff look in
    </h2>
    <div className="flex flex-col items-start gap-2">
      <Switch
        label="Staff may look in without asking me"
        isOn={settings.staff_may_look === 1}
        onChange={(isOn) => save({ staff_may_look: isOn ? 1 : 0 })}
      />
      <Switch
        label="Write me an e-mail after each look"
        isOn={settings.mail_at_end === 1}
        onChange={(isOn) => save({ mail_at_end: isOn ? 1 : 0 })}
      />
    </div>
    <p className="mt-3 max-w-page text-sm text-ink-soft">
      Whoever looks in sees your pages for at most 30 minutes and says why. They can change nothing, download
      nothing, and see neither bank, GSTIN and PAN nor keys. Where you want to be asked, you have 15 minutes
      to answer. Only for a risk can a second administrator give leave instead; you are told of that seven
      days later.
    </p>
  </Card>
)

const Requests = ({ requests }: { requests: AccountAccess['requests'] }) =>
  requests.map(({ request_id, who, role, reason, ticket, lapses_at }) => (
    <Notice
      key={request_id}
      tone="warn"
      live
      className="mb-4"
      title={`${who}, ${role}, asks to look in. Answer by ${clockText(lapses_at)}`}
    >
      <p className="mb-3 wrap-anywhere text-ink">
        {reason}
        {ticket === null ? '' : ` (${ticket})`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button changes onClick={() => void answer(request_id, 1)}>
          Allow for once
        </Button>
        <Button changes kind="secondary" onClick={() => void answer(request_id, 0)}>
          Refuse
        </Button>
      </div>
    </Notice>
  ))

const LookItem = ({ look }: { look: LookAtMe }) => (
  <li className="border-b border-line-soft py-3 last:border-b-0">
    <p className="flex flex-wrap gap-x-3">
      <strong>
        {look.who}, {look.role}
      </strong>
      <span>{timeText(look.started_at)}</span>
      <span className="text-ink-soft">{lengthText(look)}</span>
    </p>
    <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_1fr]">
      <dt className="text-ink-soft">Why</dt>
      <dd className="wrap-anywhere">
        {look.reason}
        {look.ticket === null ? '' : ` (${look.ticket})`}
      </dd>
      <dt className="text-ink-soft">Pages</dt>
      <dd>{look.pages.length === 0 ? 'none' : look.pages.map(pageWords).join(', ')}</dd>
      <dt className="text-ink-soft">By whose leave</dt>
      <dd>{leaveText(look.leave)}</dd>
    </dl>
  </li>
)

/** Who of staff looked in, when, how long, why and at what; and whether they have to ask. */
export const AccountAccessPage = () => {
  const { value, error, reload } = useAnswer(question, {
    every: ({ data }) => (data.requests.length > 0 ? LOOK_MS : null),
  })
  const access = value?.data ?? null
  return (
    <div className="max-w-page">
      <PageHeading title="Account access" text="Every look of our staff into your partner area." />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {access === null ? (
        error === null && <Skeleton className="h-64" />
      ) : (
        <>
          <Requests requests={access.requests} />
          <Settings settings={access.settings} />
          <Card aria-labelledby="looks">
            <h2 id="looks" className="text-base">
              Who looked
            </h2>
            {access.looks.length === 0 ? (
              <p className="mt-2 text-sm text-ink-soft">Nobody has looked into your area.</p>
            ) : (
              <ul>
                {access.looks.map((look) => (
                  <LookItem key={look.masquerade_id} look={look} />
                ))}
              </ul>
            )}
          </Card>
        </>
      )}
    </div>
  )
}
