import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import type { CarriedAnswers } from '../../session/carried-answers.ts'
import { Card } from '../../ui/surfaces.tsx'
import { FirstMarks } from '../lender-mark/first-marks.tsx'
import { drawMark } from '../lender-mark/draw-mark.ts'
import { loadCarryTexts } from '../start/load-carry-texts.ts'

/** Under the passcode: what it opens. */
const WaitingCard = ({ carried }: { carried: CarriedAnswers }) => {
  const t = useText()
  const format = useFormat()
  const { waiting } = carried
  if (waiting === null) return null
  const { count, emi, first } = waiting
  return (
    <Card className="mt-4 flex items-center gap-3">
      <FirstMarks names={first} draw={drawMark} />
      <p className="figures min-w-0">
        <strong className="block font-semibold">{t('carry.waiting_card', { count })}</strong>
        {emi === null ? null : (
          <span className="text-sm text-ink-soft">{t('carry.waiting_from', { emi: format.money(emi) })}</span>
        )}
      </p>
    </Card>
  )
}

export const loadWaitingCard = async () => {
  await loadCarryTexts(readLanguage(document.documentElement.lang))
  return WaitingCard
}
