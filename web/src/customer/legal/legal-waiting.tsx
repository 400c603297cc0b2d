import type { Loaded } from '../../api/use-loaded.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

/** In the place of what is still on its way, or could not be fetched. */
export const LegalWaiting = ({ loaded: { error, reload } }: { loaded: Loaded<unknown> }) => {
  const t = useText()
  return error === null ? (
    <Skeleton className="h-40" />
  ) : (
    <Notice tone="bad" live>
      <p>{error.message}</p>
      <Button kind="secondary" className="mt-3" onClick={reload}>
        {t('layout.try_again')}
      </Button>
    </Notice>
  )
}
