import { defaultLanguage } from '@marketplace/contract/platform/offered-languages'
import { useBootstrap } from '../../brand/bootstrap-context.ts'

const OTHER_THAN_LATIN = /(?!\p{Script=Latin})\p{L}/u

/** Words of staff or of a lender, in whichever language: said to be English where they are (WCAG 2.2, 3.1.2). */
export const OwnWords = ({ children }: { children: string }) => {
  const { language } = useBootstrap()
  return (
    <span
      lang={language !== defaultLanguage && !OTHER_THAN_LATIN.test(children) ? defaultLanguage : undefined}
    >
      {children}
    </span>
  )
}
