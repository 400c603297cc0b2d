import { useState } from 'react'
import { Segmented } from '../../office/form/segmented.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { CodeBlock } from './code-block.tsx'
import { samplesOf } from './samples.ts'

/** Programs that run as they stand. @param freshKey a key that was made on this page a moment ago */
export const SamplesCard = ({ freshKey }: { freshKey: string | null }) => {
  const [chosen, setChosen] = useState('curl')
  const samples = samplesOf({ origin: location.origin, key: freshKey })
  const sample = samples.find(({ key }) => key === chosen) ?? samples[0]
  if (sample === undefined) return null
  return (
    <Card aria-labelledby="samples">
      <h2 id="samples" className="mb-1 text-base">
        Programs that run as they stand
      </h2>
      <p className="mb-3 max-w-form text-sm text-ink-soft">
        They carry the address of this site
        {freshKey === null
          ? '; a key that you make here stands in them until you leave the page'
          : ' and your new key'}
        . The whole description is{' '}
        <a className="text-brand-ink underline" href="/api/docs">
          /api/docs
        </a>
        , for machines{' '}
        <a className="text-brand-ink underline" href="/api/openapi.json">
          /api/openapi.json
        </a>
        . Messages follow Standard Webhooks: any of its libraries checks them.
      </p>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label="Language"
          options={samples.map(({ key, title }) => ({ value: key, label: title }))}
          value={sample.key}
          onChange={setChosen}
        />
        <CopyButton
          text={sample.text}
          copied={`${sample.title} copied`}
          failed="The browser does not let this page copy. Select the text and copy it."
        >
          Copy
        </CopyButton>
      </div>
      <CodeBlock text={sample.text} label={`${sample.title}, ${sample.language}`} />
    </Card>
  )
}
