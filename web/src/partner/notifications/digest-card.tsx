import {
  getNoticeSettings,
  saveNoticeSettings,
  type NoticeSettings,
} from '@marketplace/contract/partner-area/notices'
import { partnerEventTypes } from '@marketplace/contract/partners/partner-events'
import { ask, editAnswer, useAnswer } from '../../office/answers.ts'
import { Switch } from '../../office/form/switch.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { eventWords } from '../integration/integration-words.ts'

const question = ask('notice-settings', getNoticeSettings, {})

const save = async (settings: NoticeSettings): Promise<void> => {
  const answer = await officeCall(saveNoticeSettings, { body: settings })
  editAnswer(question, () => answer)
}

const Switches = ({ settings }: { settings: NoticeSettings }) => {
  const { digest, muted } = settings
  return (
    <div className="grid gap-2">
      <Switch
        label="E-mail once a day"
        isOn={digest === 1}
        onChange={(isOn) => save({ digest: isOn ? 1 : 0, muted })}
      />
      {digest === 0 ? null : (
        <fieldset className="grid gap-2 border-t border-line-soft pt-2">
          <legend className="text-sm font-semibold">It counts</legend>
          {partnerEventTypes.map((type) => (
            <Switch
              key={type}
              label={eventWords[type]}
              isOn={!muted.includes(type)}
              onChange={(isOn) =>
                save({ digest, muted: isOn ? muted.filter((one) => one !== type) : [...muted, type] })
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Of what an e-mail is sent. In the area everything is told. */
export const DigestCard = () => {
  const { value, error, reload } = useAnswer(question)
  return (
    <Card aria-labelledby="digest">
      <h2 id="digest" className="mb-1 text-base">
        By e-mail
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        At about 08:15 we write how much happened the day before, with a link and nothing of what it was. On a
        day without news none comes. Here on the page everything is told.
      </p>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? error === null && <Skeleton className="h-48" /> : <Switches settings={value.data} />}
    </Card>
  )
}
