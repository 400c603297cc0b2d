import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { Link } from '../../router/link.tsx'
import { checkPathOf } from '@marketplace/contract/loans/check-paths'
import { fieldErrors } from '../../api/api-error.ts'
import { useText } from '../../i18n/use-text.ts'
import { dropCarried, findReleased } from '../../session/carried-answers.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { loadCarryTexts } from '../start/load-carry-texts.ts'
import { saveCarried } from './save-carried.ts'

/**
 * The moment between the right code and the offers: the answers from before the number are saved. It leads on by itself (landing-route.ts);
 * what cannot be saved stays and is tried again.
 */
const CarryPage = () => {
  const t = useText()
  const [failure, setFailure] = useState<string | null>(null)
  const isSaving = useRef(false)
  const save = async (): Promise<void> => {
    const carried = findReleased()
    if (carried === null || isSaving.current) return
    isSaving.current = true
    setFailure(null)
    try {
      await saveCarried(carried)
    } catch (error) {
      const said = Object.values(fieldErrors(error))
      const words = error instanceof Error ? error.message : String(error)
      setFailure(said.length === 0 ? words : said.join(' '))
    } finally {
      isSaving.current = false
    }
  }
  const begin = useEffectEvent((): void => void save())
  useEffect(() => begin(), [])
  const carried = findReleased()
  return (
    <div className="mx-auto max-w-text">
      <h1 className="text-xl">{t('carry.heading')}</h1>
      {failure === null || carried === null ? (
        <>
          <p role="status" className="mt-2 text-ink-soft">
            {t('carry.text')}
          </p>
          <Skeleton className="mt-5 h-40" />
          <Skeleton className="mt-2 h-40" />
        </>
      ) : (
        <Notice tone="bad" live title={failure} className="mt-4">
          <p>{t('carry.failed')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => void save()}>{t('carry.again')}</Button>
            <Link to={checkPathOf(carried.product)} className={buttonClass('secondary')}>
              {t('carry.change')}
            </Link>
            <Button kind="quiet" onClick={dropCarried}>
              {t('carry.without')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}

export const loadCarryPage = async (language: LanguageId): Promise<ComponentType> => {
  await loadCarryTexts(language)
  return CarryPage
}
