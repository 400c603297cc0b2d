import { useText } from '../../i18n/use-text.ts'
import { CompareBar } from '../compare/compare-bar.tsx'

interface CardCompareBarProps {
  count: number
  isRefused: boolean
  onOpen: () => void
  onClear: () => void
}

/** The cards that are chosen for comparison, in words. */
export const CardCompareBar = (props: CardCompareBarProps) => {
  const t = useText()
  const { count } = props
  return (
    <CompareBar
      {...props}
      words={{
        chosen: t('cards.compare.bar', { count }),
        oneMore: t('cards.compare.one_more'),
        refused: t('cards.compare.refused'),
        clear: t('cards.compare.clear'),
        open: t('cards.compare.open', { count }),
      }}
    />
  )
}
