import { useBootstrap } from '../../brand/bootstrap-context.ts'

const DEVANAGARI = /\p{Script=Devanagari}/u

/** Words of staff or of a lender, in whichever language: said to be English where they are (WCAG 2.2, 3.1.2). */
export const OwnWords = ({ children }: { children: string }) => {
  const { language } = useBootstrap()
  return <span lang={language === 'hi' && !DEVANAGARI.test(children) ? 'en' : undefined}>{children}</span>
}
