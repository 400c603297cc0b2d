import { useId, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'

/** Words of the trade that are told in one sentence where they first stand on a page. */
type TradeWord = 'apr' | 'kfs' | 'foreclosure'

/**
 * A word with a dotted line under it: a press tells in one sentence what it means. The browser's own popover: Escape or a press
 * elsewhere closes it, and a browser without popovers shows the sentence.
 */
export const Explained = ({ word, children }: { word: TradeWord; children: ReactNode }) => {
  const t = useText()
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="decoration-current [text-decoration-thickness:1px] [text-underline-offset:3px] print:no-underline underline decoration-dotted"
      >
        {children}
      </button>
      <span
        id={id}
        popover="auto"
        role="note"
        className="fixed inset-x-4 top-auto bottom-4 m-auto max-w-form rounded-surface bg-surface p-4 text-start text-base font-normal whitespace-normal text-ink shadow-lift print:hidden"
      >
        {t(`offers.word.${word}`)}
      </span>
    </>
  )
}
