import { getRankingRule, type RankingRule } from '@marketplace/contract/market/offers'
import { call } from '../../api/call.ts'
import { useCarried } from '../../api/use-carried.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { DrawnHead } from '../spot/drawn-head.tsx'
import { Contents } from './contents.tsx'
import { InShort } from './in-short.tsx'
import { LegalWaiting } from './legal-waiting.tsx'

const fetchRule = async (signal: AbortSignal): Promise<RankingRule> =>
  (await call(getRankingRule, { signal })).data

/** The version whose steps the lines in short are of; a later one has none until they are written anew. */
const SHORT_OF = 'v1'

const Rule = ({ rule }: { rule: RankingRule }) => {
  const t = useText()
  const format = useFormat()
  const { language } = useBootstrap()
  const parts = (['steps', 'never_used', 'changes'] as const).map((id) => ({
    id,
    heading: t(`ranking.${id}`),
  }))
  return (
    <>
      <p className="text-sm text-ink-soft">
        {t('ranking.version', { version: rule.version, day: format.day(rule.in_force_since) })}
      </p>
      {rule.version === SHORT_OF ? (
        <InShort
          lines={[
            t('ranking.short_amount'),
            t('ranking.short_applied'),
            t('ranking.short_cost'),
            t('ranking.short_pay'),
          ]}
        />
      ) : null}
      <Contents parts={parts} />
      <Card>
        <h2 id="steps" className="mb-3 text-lg">
          {t('ranking.steps')}
        </h2>
        <ol className="list-decimal space-y-2 ps-6">
          {rule.steps.map((step) => (
            <li key={step.key}>{step[language]}</li>
          ))}
        </ol>
      </Card>
      <Card>
        <h2 id="never_used" className="mb-3 text-lg">
          {t('ranking.never_used')}
        </h2>
        <p className="mb-2">{t('ranking.never_used_intro')}</p>
        <ul className="list-disc space-y-2 ps-6">
          {rule.never_used.map((fact) => (
            <li key={fact.key}>{fact[language]}</li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2 id="changes" className="mb-3 text-lg">
          {t('ranking.changes')}
        </h2>
        <ul className="space-y-2">
          {rule.changes.map((change) => (
            <li key={change.version}>
              <span className="figures font-semibold">{format.day(change.day)}</span> {change[language]}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** The published rule, from the object that the rule itself is made of. */
export const RankingRulePage = () => {
  const t = useText()
  const { ranking_rule } = useBootstrap()
  const loaded = useCarried<RankingRule>(ranking_rule, fetchRule)
  return (
    <article className="mx-auto max-w-text space-y-5">
      <DrawnHead drawing="order" heading={t('title.ranking')}>
        <p className="mt-2">{t('ranking.intro')}</p>
      </DrawnHead>
      {loaded.value === null ? <LegalWaiting loaded={loaded} /> : <Rule rule={loaded.value} />}
    </article>
  )
}
