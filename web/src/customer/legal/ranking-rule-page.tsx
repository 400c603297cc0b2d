import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'

/** The published rule, from the object that the rule itself is made of. */
export const RankingRulePage = () => {
  const t = useText()
  const format = useFormat()
  const { ranking_rule: rule, language } = useBootstrap()
  return (
    <article className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('title.ranking')}</h1>
      <p>{t('ranking.intro')}</p>
      {rule === undefined ? (
        <Notice tone="warn">{t('ranking.missing')}</Notice>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {t('ranking.version', { version: rule.version, day: format.day(rule.in_force_since) })}
          </p>
          <Card>
            <h2 className="mb-3 text-lg">{t('ranking.steps')}</h2>
            <ol className="list-decimal space-y-2 ps-6">
              {rule.steps.map((step) => (
                <li key={step.key}>{step[language]}</li>
              ))}
            </ol>
          </Card>
          <Card>
            <h2 className="mb-3 text-lg">{t('ranking.never_used')}</h2>
            <p className="mb-2">{t('ranking.never_used_intro')}</p>
            <ul className="list-disc space-y-2 ps-6">
              {rule.never_used.map((fact) => (
                <li key={fact.key}>{fact[language]}</li>
              ))}
            </ul>
          </Card>
          <Card>
            <h2 className="mb-3 text-lg">{t('ranking.changes')}</h2>
            <ul className="space-y-2">
              {rule.changes.map((change) => (
                <li key={change.version}>
                  <span className="figures font-semibold">{format.day(change.day)}</span> {change[language]}
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </article>
  )
}
