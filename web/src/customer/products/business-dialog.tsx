import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { BusinessAnswer } from './product-choice.ts'

/** The business question of section 4. Neither answer is pushed. */
export const BusinessDialog = ({
  isOpen,
  onAnswer,
}: {
  isOpen: boolean
  onAnswer: (answer: BusinessAnswer) => void
}) => {
  const t = useText()
  return (
    <Dialog
      isOpen={isOpen}
      title={t('products.business.heading')}
      onClose={() => onAnswer('closed')}
      closeLabel={t('layout.close')}
      actions={
        <>
          <Button kind="secondary" onClick={() => onAnswer('no')}>
            {t('products.business.no')}
          </Button>
          <Button kind="secondary" onClick={() => onAnswer('yes')}>
            {t('products.business.yes')}
          </Button>
        </>
      }
    >
      <p>{t('products.business.text')}</p>
    </Dialog>
  )
}
