import { Link } from '../../router/link.tsx'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Spot } from '../spot/spot.tsx'
import { DoorLink } from './door-link.tsx'
import { doorsOf } from './doors.ts'

/** Nothing stands here: the start, and the doors to everything else. */
export const NotFoundPage = () => {
  const t = useText()
  const { products } = useBootstrap()
  const doors = [...doorsOf(products), { to: '/our-lenders', text: 'layout.lenders' } as const]
  return (
    <div className="mx-auto max-w-form py-8">
      <Spot name="broken" size={120} />
      <h1 className="mt-4 text-xl">{t('not_found.heading')}</h1>
      <p className="mt-3 mb-6">{t('not_found.text')}</p>
      <Link to="/" className={buttonClass('primary')}>
        {t('not_found.action')}
      </Link>
      <nav aria-label={t('not_found.doors')} className="mt-8">
        <ul className="divide-y divide-line-soft rounded-surface bg-surface px-4 shadow-card">
          {doors.map((door) => (
            <li key={door.to}>
              <DoorLink
                door={door}
                className="flex min-h-11 items-center py-1 font-semibold text-brand-ink underline underline-offset-4"
              />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
