import { Link } from '../../router/link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { calculatorLinks } from './calculator-links.ts'

/** The calculators that anyone may use. */
export const CalculatorsPage = () => {
  const t = useText()
  return (
    <article className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('title.calculators')}</h1>
      <p>{t('calc.intro')}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {calculatorLinks.map(({ path, title, lead }) => (
          <li key={path}>
            <Card className="h-full">
              <h2 className="text-lg">
                <Link to={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {t(title)}
                </Link>
              </h2>
              <p>{t(lead)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </article>
  )
}
