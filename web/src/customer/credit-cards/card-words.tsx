import { useBootstrap } from '../../brand/bootstrap-context.ts'

const DEVANAGARI = /\p{Script=Devanagari}/u

/** Words that staff typed about a card, in whichever language: said to be English where they are (WCAG 2.2, 3.1.2). */
export const CardWords = ({ children }: { children: string }) => {
  const { language } = useBootstrap()
  return <span lang={language === 'hi' && !DEVANAGARI.test(children) ? 'en' : undefined}>{children}</span>
}
