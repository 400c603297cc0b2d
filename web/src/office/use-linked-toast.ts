import { useCallback } from 'react'
import { useNavigate } from '../router/router.tsx'
import { toastLink } from './show/toast-extras.tsx'
import { showToast } from '../ui/toast-store.ts'

/** Says what was made, with a link to it: where a search or a filter hides the new row, it is found all the same. */
export const useLinkedToast = (): ((text: string, label: string, href: string) => void) => {
  const navigate = useNavigate()
  return useCallback(
    (text: string, label: string, href: string): void =>
      showToast(
        text,
        'good',
        toastLink(label, href, () => navigate(href)),
      ),
    [navigate],
  )
}
