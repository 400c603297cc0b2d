import { getCallDesk, setDuty, type CallDesk, type Duty } from '@marketplace/contract/care/telecalling'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { KeyCap } from '../../office/keys/key-cap.tsx'
import { useKey } from '../../office/keys/page-keys.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { DeskView } from './desk-view.tsx'
import { FloorView } from './floor-view.tsx'
import { PhoneDialog } from './phone-dialog.tsx'
import { ScriptsView } from './scripts-view.tsx'
import { countText, dutyWords } from './call-words.ts'

const defaults = { tab: 'desk' }

const DutyButtons = ({ desk }: { desk: CallDesk }) => {
  const [isBusy, setBusy] = useState(false)
  const change = async (duty: Duty): Promise<void> => {
    setBusy(true)
    try {
      await officeCall(setDuty, { body: { duty } })
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
      invalidate('telecalling')
    }
  }
  const next: Duty = desk.duty === 'on' ? 'paused' : 'on'
  useKey('p', desk.duty === 'on' ? 'Pause' : 'Go on duty', () => void change(next))
  return (
    <>
      <StatusDot tone={dutyWords[desk.duty].tone}>{dutyWords[desk.duty].text}</StatusDot>
      {desk.duty === 'off' ? null : (
        <Button kind="quiet" className="text-sm" disabled={isBusy} onClick={() => void change('off')}>
          End duty
        </Button>
      )}
      <Button kind="secondary" className="text-sm" busy={isBusy} onClick={() => void change(next)}>
        {desk.duty === 'on' ? 'Pause' : desk.duty === 'paused' ? 'Go on' : 'Go on duty'}
        <KeyCap keys="p" />
      </Button>
    </>
  )
}

/** The telephone desk: the next person and why, what to say, what happened; for role 1 the floor and the scripts beside it. */
export const TelecallingPage = () => {
  const role = decodeRole(useOfficeSession().roleId)
  const [state, setState] = useUrlState(defaults)
  const { value, error, reload } = useAnswer(ask('telecalling', getCallDesk, {}))
  const [isPhoneOpen, setPhoneOpen] = useState(false)
  const desk = value?.data ?? null
  const content =
    desk === null ? (
      error === null ? (
        <SkeletonRows label="Loading your desk" />
      ) : (
        <ErrorState error={error} onRetry={reload} />
      )
    ) : (
      <DeskView desk={desk} onPhone={() => setPhoneOpen(true)} />
    )
  return (
    <>
      <PageHeading
        title="Telecalling"
        text={
          desk === null
            ? 'The next person to call, and why'
            : `${countText(desk.due)} due · you have done ${desk.done}, talked to ${desk.talked}`
        }
        actions={desk === null ? undefined : <DutyButtons desk={desk} />}
      />
      {role === 1 ? (
        <Tabs
          label="Telecalling"
          value={state.tab}
          onChange={(tab) => setState({ tab })}
          tabs={[
            { key: 'desk', title: 'Desk', content },
            { key: 'floor', title: 'Floor', content: <FloorView /> },
            { key: 'scripts', title: 'Scripts', content: <ScriptsView /> },
          ]}
        />
      ) : (
        content
      )}
      {isPhoneOpen && desk !== null ? <PhoneDialog desk={desk} onClose={() => setPhoneOpen(false)} /> : null}
    </>
  )
}
