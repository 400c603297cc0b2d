import { listProcessors, type PublicProcessor } from '@marketplace/contract/reference/processors'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { LegalWaiting } from './legal-waiting.tsx'

const fetchProcessors = async (signal: AbortSignal): Promise<readonly PublicProcessor[]> =>
  (await call(listProcessors, { signal })).data

/** The companies that work on personal data for us, one by one: what for, on which data, in which country. */
export const ProcessorList = () => {
  const t = useText()
  const { language } = useBootstrap()
  const loaded = useLoaded(fetchProcessors)
  const countries = new Intl.DisplayNames([`${language}-IN`], { type: 'region' })
  return (
    <Card className="mx-auto mt-5 max-w-text space-y-3">
      <h2 className="text-lg">{t('processors.title')}</h2>
      {loaded.value === null ? (
        <LegalWaiting loaded={loaded} />
      ) : loaded.value.length === 0 ? (
        <p>{t('processors.none')}</p>
      ) : (
        <ul className="divide-y divide-line-soft">
          {loaded.value.map((one) => (
            <li key={one.name} className="py-2 text-sm">
              <p className="font-semibold">{one.name}</p>
              <p>{one[`purpose_${language}`]}</p>
              <p className="text-ink-soft">{one[`data_${language}`]}</p>
              <p className="text-ink-soft">
                {t('processors.in', { country: countries.of(one.country) ?? one.country })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
