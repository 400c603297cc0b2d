import { IconShare } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

interface ShareButtonProps {
  /** A path of the site with its query. */
  path: string
  /** What is said beside the link. */
  words: string
}

/** Hands a link to whatever the phone shares with; where it cannot, it is copied. */
export const ShareButton = ({ path, words }: ShareButtonProps) => {
  const url = `${location.origin}${path}`
  if (!('share' in navigator))
    return (
      <CopyButton
        text={url}
        copied="Link copied"
        failed={`The browser does not let this page copy. Your link is ${url}`}
      >
        Copy your link
      </CopyButton>
    )
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: words, url })
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }
  return (
    <Button onClick={() => void share()}>
      <IconShare aria-hidden="true" className="size-5" />
      Share your link
    </Button>
  )
}
