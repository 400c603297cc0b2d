import { useState } from 'react'
import { leaveForLender } from '@marketplace/contract/loans/lender-pages'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { stepProblem, type StepProps } from './step-problem.ts'

/** The way to the lender's own site, which leads back here. */
export const SiteStep = ({ appId, page, step, onChange }: StepProps) => {
  const t = useText()
  const { page: name, lender_name: lender } = page
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    setProblem(null)
    try {
      const { url } = await call(leaveForLender, {
        params: { app_id: appId, page: name },
        body: { step: step.name },
      })
      location.assign(url)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const message = stepProblem(error, lender, t)
      setProblem(message)
      setLeaving(false)
      if (message === null) onChange()
    }
  }
  return (
    <div className="space-y-4">
      {problem === null ? null : (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <p>{t('lender_page.leave_text', { lender })}</p>
      <Button className="w-full" busy={isLeaving} onClick={() => void leave()}>
        {t('lender_page.leave', { lender })}
      </Button>
    </div>
  )
}
