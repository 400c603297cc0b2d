import { useState } from 'react'
import { timeText } from '../show/day-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { AccountActs, SecondFactorFacts } from './account-acts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'
import { SetUpAuthenticator } from './set-up-authenticator.tsx'

/** Fewer than this are worth a warning. */
const FEW_CODES = 3

interface EnrolledProps {
  account: SecondFactorFacts
  onReplace: () => void
  onRenew: () => void
}

const Enrolled = ({ account, onReplace, onRenew }: EnrolledProps) => {
  const { second_factor_since, recovery_codes_left } = account
  return (
    <div className="space-y-4">
      <p>
        An authenticator app has been set up since {timeText(second_factor_since)}. Recovery codes left:{' '}
        {recovery_codes_left} of 10.
      </p>
      {recovery_codes_left < FEW_CODES ? (
        <Notice tone="warn">Make new recovery codes before the last one is used.</Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button changes kind="secondary" onClick={onReplace}>
          Set up another authenticator
        </Button>
        <Button changes kind="secondary" aria-haspopup="dialog" onClick={onRenew}>
          New recovery codes
        </Button>
      </div>
    </div>
  )
}

/** The second factor: set up, replaced, and its recovery codes. */
export const AuthenticatorCard = ({
  username,
  account,
  acts,
  onChanged,
}: {
  username: string
  account: SecondFactorFacts
  acts: AccountActs
  onChanged: () => void
}) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [doing, setDoing] = useState<'set-up' | 'renew' | null>(null)
  const isEnrolled = account.second_factor_since !== null
  const done = (fresh: readonly string[]): void => {
    setCodes(fresh)
    setDoing(null)
  }
  const content = (() => {
    if (codes !== null)
      return (
        <RecoveryCodes
          codes={codes}
          username={username}
          onKept={() => {
            setCodes(null)
            onChanged()
          }}
        />
      )
    if (doing === 'set-up' || account.must_enrol === 1)
      return (
        <SetUpAuthenticator
          acts={acts}
          isOther={isEnrolled}
          onConfirmed={(fresh) => {
            showToast('Authenticator set up', 'good')
            done(fresh)
          }}
          onCancel={account.must_enrol === 1 ? null : () => setDoing(null)}
        />
      )
    if (isEnrolled)
      return (
        <Enrolled account={account} onReplace={() => setDoing('set-up')} onRenew={() => setDoing('renew')} />
      )
    return (
      <div className="space-y-4">
        <p>This account signs in with its password alone.</p>
        <Button changes kind="secondary" onClick={() => setDoing('set-up')}>
          Set up an authenticator
        </Button>
      </div>
    )
  })()
  return (
    <Card aria-labelledby="authenticator">
      <h2 id="authenticator" className="mb-3 text-base">
        Authenticator
      </h2>
      {content}
      {doing === 'renew' ? (
        <RenewCodesDialog acts={acts} onClose={() => setDoing(null)} onRenewed={done} />
      ) : null}
    </Card>
  )
}
