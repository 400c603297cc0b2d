import {
  approveCreative,
  endCreative,
  listOfficeCreatives,
  removeCreative,
  saveCreative,
  type OfficeCreative,
} from '@marketplace/contract/partner-area/creatives-office'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { LoanRange } from '@marketplace/contract/market/loan-ranges'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'
import { creativeState } from './creative-state.ts'
import { countTakers, listCreatives, type CreativeRow } from './creatives.queries.ts'
import {
  approveCreativeOf,
  endCreativeOf,
  factsOf,
  removeCreativeOf,
  saveCreativeOf,
} from './save-creative.ts'

export const creativesOfficeRoutes = (serve: Serve, services: Services): void => {
  const { db, lenders, now } = services

  /** As staff of a brand see it: which lenders are live, and what they publish, is a brand's. */
  const presenter = (known: KnownBrand, takers: ReadonlyMap<string, number>) => {
    const day = dayInIndia(now())
    const { brand_id } = known.brand
    const ranges = new Set(
      lenders()
        .loanRangesOf(brand_id, productsOfBrand(known), day)
        .map(({ product_type }: LoanRange) => product_type),
    )
    return (row: CreativeRow): OfficeCreative => {
      const { creative_id, version, approved_by, approved_on, approval_file, lender_id, product_type } = row
      const facts = factsOf(row)
      return {
        creative_id,
        version,
        ...facts,
        lender_name: lender_id === null ? null : (lenders().find(lender_id)?.legal_name ?? null),
        approved_by,
        approved_on,
        approval_file,
        state: creativeState(
          { ...row, isDeleted: row.deleted === 1 },
          {
            day,
            isLenderLive: lender_id !== null && lenders().isOffered(lender_id, brand_id),
            hasRange: product_type !== null && ranges.has(product_type),
          },
        ),
        partners: takers.get(creative_id) ?? 0,
        tag: fieldTag(facts),
      }
    }
  }
  const readTakers = async (): Promise<ReadonlyMap<string, number>> =>
    new Map((await asOffice(db, countTakers)).map(({ creative_id, partners }) => [creative_id, partners]))

  /** What stands in the place of what was to be changed is told as pages have it. */
  const saving = async (known: KnownBrand, work: () => Promise<CreativeRow>): Promise<OfficeCreative> => {
    const present = presenter(known, await readTakers())
    try {
      return present(await work())
    } catch (error) {
      if (error instanceof Problem && error.code === 'conflict')
        throw new Problem('conflict', [], present(error.present as CreativeRow))
      throw error
    }
  }

  serve(listOfficeCreatives, async ({ brand }) => {
    const [rows, takers] = await Promise.all([listCreatives(db), readTakers()])
    return succeed({
      creatives: rows.map(presenter(brand, takers)),
      lenders: lenders().lenders.map(({ lender_id, legal_name, product_type }) => ({
        lender_id,
        name: legal_name,
        product_type,
      })),
    })
  })

  serve(saveCreative, async ({ body, actor, ip, brand }) => ({
    success: true,
    message: translate('en', 'content_saved'),
    data: await saving(brand, () => saveCreativeOf(services, body, { actor, ip })),
  }))

  serve(approveCreative, async ({ body, actor, ip, brand }) => ({
    success: true,
    message: translate('en', 'creative_approved'),
    data: await saving(brand, () => approveCreativeOf(services, body, { actor, ip })),
  }))

  serve(endCreative, async ({ body, actor, ip, brand }) => ({
    success: true,
    message: translate('en', 'creative_ended'),
    data: await saving(brand, () => endCreativeOf(services, body, { actor, ip })),
  }))

  serve(removeCreative, async ({ body, actor, ip }) => {
    await removeCreativeOf(services, body, { actor, ip })
    return {
      success: true,
      message: translate('en', body.removed === 1 ? 'content_removed' : 'content_restored'),
    }
  })
}
