import { useText } from '../../../i18n/use-text.ts'
import { CompareBar as Bar } from '../../compare/compare-bar.tsx'

interface CompareBarProps {
  count: number
  isRefused: boolean
  onOpen: () => void
  onClear: () => void
}

/** The offers that are chosen for comparison, in words. */
export const CompareBar = (props: CompareBarProps) => {
  const t = useText()
  const { count } = props
  return (
    <Bar
      {...props}
      words={{
        chosen: t('offers.compare.bar', { count }),
        oneMore: t('offers.compare.one_more'),
        refused: t('offers.compare.refused'),
        clear: t('offers.compare.clear'),
        open: t('offers.compare.open', { count }),
      }}
    />
  )
}
