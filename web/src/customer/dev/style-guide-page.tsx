import { useCallback } from 'react'
import { listBrandLooks, type BrandLook } from '@marketplace/contract/site/brand-looks'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useNavigate, useSearchParams } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { Spot } from '../spot/spot.tsx'
import { BrandSample, schemes } from './brand-sample.tsx'
import { ColourParts, TypeParts } from './colour-parts.tsx'
import { ButtonParts, ControlParts } from './control-parts.tsx'
import { Badges, FigureParts, StateParts } from './state-parts.tsx'

const EVERY = 'every'

/** All parts under one brand, in both schemes of the system. */
const WholeGuide = ({ look }: { look: BrandLook }) => (
  <div className="grid gap-5 lg:grid-cols-2">
    {schemes.map((scheme) => (
      <BrandSample key={scheme} look={look} scheme={scheme}>
        <h2 className="text-lg">
          {look.name}, {scheme}
        </h2>
        <TypeParts />
        <ButtonParts />
        <ControlParts />
        <StateParts />
        <FigureParts />
        <ColourParts look={look} scheme={scheme} />
      </BrandSample>
    ))}
  </div>
)

/** What tells brands apart, of each of them. */
const EveryBrand = ({ looks }: { looks: readonly BrandLook[] }) => (
  <div className="grid gap-5 lg:grid-cols-2">
    {looks.flatMap((look) =>
      schemes.map((scheme) => (
        <BrandSample key={`${look.slug} ${scheme}`} look={look} scheme={scheme}>
          <p className="-m-4 bg-band p-4 text-lg font-semibold text-on-band">{look.name}</p>
          <Card className="mt-8 flex flex-wrap items-center gap-3">
            <Spot name="Personal Loans" size={56} />
            <Button>Primary</Button>
            <Button kind="quiet">Quiet</Button>
            <Badges />
          </Card>
        </BrandSample>
      )),
    )}
  </div>
)

/** The living style guide: every part of the design system under every brand, in both schemes; in the demo alone. */
export const StyleGuidePage = () => {
  const { brand } = useBootstrap()
  const chosen = useSearchParams().get('brand') ?? brand.slug
  const navigate = useNavigate()
  const { value: looks, error } = useLoaded(
    useCallback(async (signal) => (await call(listBrandLooks, { signal })).data, []),
  )
  const look = looks?.find(({ slug }) => slug === chosen)
  return (
    <div className="mx-auto max-w-page space-y-5">
      <h1 className="text-xl">Style guide</h1>
      {error === null ? null : <Notice tone="bad">The brands could not be loaded.</Notice>}
      {looks === null ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          <SelectField
            label="Brand"
            className="max-w-form"
            value={chosen}
            onChange={({ target }) => navigate(`?brand=${target.value}`, { replace: true })}
            options={[
              { value: EVERY, label: `All ${looks.length} side by side` },
              ...looks.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
          {chosen === EVERY ? <EveryBrand looks={looks} /> : null}
          {look === undefined ? null : <WholeGuide key={look.slug} look={look} />}
        </>
      )}
    </div>
  )
}
