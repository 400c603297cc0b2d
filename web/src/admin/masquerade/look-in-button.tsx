import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { StartLookDialog } from './start-look-dialog.tsx'

/** Opens the way into a partner's area; on the page of an active partner. */
export const LookInButton = ({ partner }: { partner: { id: number; name: string } }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconEye aria-hidden="true" className="size-5" />
        Look in…
      </Button>
      {isOpen ? <StartLookDialog partner={partner} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
