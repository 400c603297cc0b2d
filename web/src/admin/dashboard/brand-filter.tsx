import { listDashboardBrands } from '@marketplace/contract/office/dashboard'
import { useLoaded } from '../../api/use-loaded.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { FilterSelect } from '../../office/table/table-toolbar.tsx'

const load = async (signal: AbortSignal) => (await officeCall(listDashboardBrands, { signal })).data

/** The brands as options of a select, by id; null while they are on their way. */
export const useBrandOptions = (): readonly { value: string; label: string }[] | null => {
  const { value } = useLoaded(load)
  return value?.map(({ brand_id, name }) => ({ value: String(brand_id), label: name })) ?? null
}

/** One brand, or all of them. */
export const BrandFilter = ({ value, onChange }: { value: string; onChange: (brand: string) => void }) => {
  const brands = useBrandOptions()
  return <FilterSelect label="Brand" value={value} onChange={onChange} options={brands ?? []} />
}
