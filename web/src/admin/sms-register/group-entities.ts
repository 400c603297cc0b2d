import type { OfficeBrand } from '@marketplace/contract/office/brands-office'

type Brand = Pick<OfficeBrand, 'name' | 'dlt_entity_id' | 'sms_header'>

/** Principal entities with the brands that send under each, "Nimbu Pay (NIMBUP)"; `without`: brands that have none. */
export const groupEntities = (
  brands: readonly Brand[],
): { entities: { id: string; brands: string[] }[]; without: string[] } => {
  const known = brands.filter((brand) => brand.dlt_entity_id !== null)
  return {
    entities: Array.from(
      Map.groupBy(known, ({ dlt_entity_id }) => dlt_entity_id ?? ''),
      ([id, own]) => ({ id, brands: own.map(({ name, sms_header }) => `${name} (${sms_header ?? ''})`) }),
    ),
    without: brands.filter((brand) => brand.dlt_entity_id === null).map(({ name }) => name),
  }
}

/** An entity in one line, however many brands send under it: "Nimbu Pay (NIMBUP) and 32 more, 1201…". */
export const entityLine = ({
  id,
  brands: [first = '', ...others],
}: {
  id: string
  brands: string[]
}): string => `${first}${others.length === 0 ? '' : ` and ${others.length} more`}, ${id}`
