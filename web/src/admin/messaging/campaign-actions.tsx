import {
  planCampaign,
  sendCampaign,
  steerCampaign,
  type CampaignRecord,
} from '@marketplace/contract/care/campaigns'
import { useState } from 'react'
import { count } from '../../i18n/format-values.ts'
import { invalidate } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { TypedDialog } from '../../office/form/typed-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'

type Campaign = Pick<CampaignRecord, 'campaign_id' | 'name' | 'state' | 'planned_at' | 'will_get' | 'queued'>

const paramsOf = ({ campaign_id }: Campaign) => ({ params: { campaign_id } })

const quietly = async (act: () => Promise<unknown>, failed: string): Promise<void> => {
  try {
    await act()
  } catch (failure) {
    showFailure(failure, failed)
  }
  invalidate('campaigns')
}

const plan = (campaign: Campaign) =>
  quietly(() => officeCall(planCampaign, paramsOf(campaign)), 'No plan was begun')
const steer = (campaign: Campaign, act: 'pause' | 'resume') =>
  quietly(() => officeCall(steerCampaign, { ...paramsOf(campaign), body: { act } }), 'Nothing was changed')

/** Whoever sends it types the number of people: the server compares it with the plan. */
const SendDialog = ({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) => (
  <TypedDialog
    isOpen
    title={`Send “${campaign.name}” to ${count(campaign.will_get)}?`}
    action={`Send to ${count(campaign.will_get)}`}
    cancel="Send nothing"
    typedName={String(campaign.will_get)}
    onClose={onClose}
    onSubmit={async () => {
      await officeCall(sendCampaign, { ...paramsOf(campaign), body: { people: campaign.will_get } })
      invalidate('campaigns')
    }}
  >
    <p>
      Everybody is judged again, 500 at a time. Who withdrew meanwhile gets nothing. It can be paused and
      stopped; what has gone cannot be taken back.
    </p>
  </TypedDialog>
)

const StopDialog = ({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) => (
  <ConfirmDialog
    isOpen
    title={`Stop “${campaign.name}” for good?`}
    action="Stop it"
    cancel="Leave it"
    onClose={onClose}
    onConfirm={async () => {
      await officeCall(steerCampaign, { ...paramsOf(campaign), body: { act: 'stop' } })
      invalidate('campaigns')
    }}
  >
    <p>
      {count(campaign.queued)} of {count(campaign.will_get)} were handed out. Those of them that have not gone
      yet are given up, and nobody else gets it.
    </p>
  </ConfirmDialog>
)

/** What can be done with a campaign now. */
export const CampaignActions = ({ campaign }: { campaign: Campaign }) => {
  const [open, setOpen] = useState<'send' | 'stop' | null>(null)
  const { state, planned_at, will_get } = campaign
  const close = () => setOpen(null)
  return (
    <>
      {state === 'draft' ? <Button onClick={() => void plan(campaign)}>Plan</Button> : null}
      {state === 'planned' ? (
        <>
          <Button kind="secondary" onClick={() => void plan(campaign)}>
            Plan again
          </Button>
          <Button
            aria-haspopup="dialog"
            disabled={planned_at === null || will_get === 0}
            onClick={() => setOpen('send')}
          >
            Send to {count(will_get)}…
          </Button>
        </>
      ) : null}
      {state === 'sending' || state === 'paused' ? (
        <>
          <Button kind="danger" aria-haspopup="dialog" onClick={() => setOpen('stop')}>
            Stop…
          </Button>
          <Button onClick={() => void steer(campaign, state === 'sending' ? 'pause' : 'resume')}>
            {state === 'sending' ? 'Pause' : 'Go on'}
          </Button>
        </>
      ) : null}
      {open === 'send' ? <SendDialog campaign={campaign} onClose={close} /> : null}
      {open === 'stop' ? <StopDialog campaign={campaign} onClose={close} /> : null}
    </>
  )
}
