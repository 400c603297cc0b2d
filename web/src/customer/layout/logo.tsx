import { useBootstrap } from '../../brand/bootstrap-context.ts'

/** The brand's mark, on white where the system is dark: logos are drawn for paper. One for its own colour takes its place where the head has it (head-on-brand.ts). */
export const Logo = () => {
  const { brand } = useBootstrap()
  return (
    <img
      src={brand.logo_url}
      alt={brand.name}
      width={128}
      height={32}
      className="logo h-8 w-auto max-w-32 object-contain object-left dark:rounded-control dark:bg-white dark:px-2 dark:py-1"
    />
  )
}

/** The partner's mark beside it (section 2), or its name where it has none. */
export const CoBrandLogo = () => {
  const { brand } = useBootstrap()
  if (brand.co_brand_logo_url === null)
    return brand.co_brand_name === null ? null : (
      <span className="font-semibold text-ink wrap-anywhere">{brand.co_brand_name}</span>
    )
  return (
    <img
      src={brand.co_brand_logo_url}
      alt={brand.co_brand_name ?? ''}
      width={96}
      height={24}
      className="logo-partner h-6 w-24 object-contain object-left dark:rounded-control dark:bg-white dark:px-1"
    />
  )
}
