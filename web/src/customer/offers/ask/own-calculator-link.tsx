import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '../../../router/link.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { useProfile } from '../../../session/profile-store.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { ownCalculator } from './own-calculator.ts'

/** How much the loan may be, worked out from what the customer told. */
export const OwnCalculatorLink = () => {
  const t = useText()
  const { product } = useJourney()
  const { profile } = useProfile()
  if (profile === null) return null
  const { name, to } = ownCalculator(product, profile)
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-brand-ink underline underline-offset-4"
    >
      {t(`title.calculator_${name}`)}
      <IconChevronRight aria-hidden="true" className="-mx-1 size-4" />
    </Link>
  )
}
