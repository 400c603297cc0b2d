import { useState } from 'react'
import { copyMyData, type MyData } from '@marketplace/contract/rights/my-data'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ProveAction, type Proof } from './prove-action.tsx'
import { saveFile } from './save-file.ts'
import { presentMyData, type TextContext } from './present-my-data.ts'
import { writeReadableCopy } from './write-readable-copy.ts'

/** A copy to take away: two files, masked or, with a fresh passcode, in clear. */
export const CopyCard = ({ context }: { context: TextContext }) => {
  const t = useText()
  const { brand, language } = useBootstrap()
  const [isBusy, setBusy] = useState(false)
  const [isProving, setProving] = useState(false)

  const save = (data: MyData): void => {
    const day = data.made_at.slice(0, 10)
    saveFile(`my-data-${day}.json`, 'application/json', JSON.stringify(data, null, 2))
    const page = writeReadableCopy({
      language,
      title: t('my_data.file_title', { brand: brand.name, day: context.format.day(data.made_at) }),
      notes: data.in_clear === 1 ? [t('my_data.file_in_clear')] : [],
      nothing: t('my_data.nothing'),
      sections: presentMyData(data, context),
    })
    saveFile(`my-data-${day}.html`, 'text/html', page)
    showToast(t('my_data.copy_done'), 'good')
  }
  const take = async (body: Partial<Proof>): Promise<void> => {
    save((await call(copyMyData, { body })).data)
  }
  const takeMasked = async (): Promise<void> => {
    setBusy(true)
    try {
      await take({})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card aria-labelledby="my-data-copy">
      <h2 id="my-data-copy" className="mb-2 text-lg">
        {t('my_data.copy')}
      </h2>
      <p className="mb-4">{t('my_data.copy_text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" busy={isBusy} onClick={() => void takeMasked()}>
          {t('my_data.copy_masked')}
        </Button>
        <Button kind="secondary" onClick={() => setProving(true)}>
          {t('my_data.copy_clear')}
        </Button>
      </div>
      <Dialog
        isOpen={isProving}
        title={t('my_data.copy_clear')}
        onClose={() => setProving(false)}
        closeLabel={t('my_data.close')}
      >
        <ProveAction
          act="copy"
          lead={t('my_data.passcode_copy')}
          doIt={t('my_data.take_copy')}
          onProved={async (proof) => {
            await take(proof)
            setProving(false)
          }}
        />
      </Dialog>
    </Card>
  )
}
