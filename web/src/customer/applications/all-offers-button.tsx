import { useNavigate } from '../../router/router.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useJourney } from '../../session/use-journey.ts'
import { setSession } from '../../browser-storage/session-store.ts'
import { Button, type ButtonKind } from '../../ui/button.tsx'

/** Out of lender-submit mode, to the offers of every lender: without the marker the landing rule lets them through. */
export const AllOffersButton = ({ kind }: { kind: ButtonKind }) => {
  const t = useText()
  const navigate = useNavigate()
  const { offers } = useJourney()
  const showAll = (): void => {
    setSession({ lender: null })
    navigate(offers)
  }
  return (
    <Button kind={kind} className={kind === 'quiet' ? '-ms-4' : undefined} onClick={showAll}>
      {t('applications.submit.all')}
    </Button>
  )
}
