import { lazy, Suspense, useState } from 'react'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'

const HelpDialog = lazy(async () => ({ default: (await import('../help/help-dialog.tsx')).HelpDialog }))

/** A brand with nothing that can be applied for today: said plainly, with a person to ask. */
export const NoProducts = () => {
  const t = useText()
  const { brand } = useBootstrap()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = (): void => {
    setWasOpen(true)
    setOpen(true)
  }
  return (
    <Card className="mt-6 max-w-text">
      <h2 className="text-lg">{t('products.none.heading')}</h2>
      <p className="mt-2 mb-5">{t('products.none.text', { brand: brand.name })}</p>
      <Button onClick={open}>{t('products.none.ask')}</Button>
      <Suspense fallback={null}>
        {wasOpen ? <HelpDialog isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Card>
  )
}
