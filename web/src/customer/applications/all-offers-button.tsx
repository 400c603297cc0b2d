import { useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { setSession } from '../../session/session-store.ts'
import { Button, type ButtonKind } from '../../ui/button.tsx'

/** Out of lender-submit mode, to the offers of every lender: without the marker the landing rule lets them through. */
export const AllOffersButton = ({ kind }: { kind: ButtonKind }) => {
  const t = useText()
  const navigate = useNavigate()
  const showAll = (): void => {
    setSession({ lender: null })
    void navigate('/user/offers')
  }
  return (
    <Button kind={kind} className={kind === 'quiet' ? '-ms-4' : undefined} onClick={showAll}>
      {t('applications.submit.all')}
    </Button>
  )
}
