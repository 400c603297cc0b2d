import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { classNames } from '../../ui/class-names.ts'

const size = 'h-8 w-auto max-w-32 object-contain object-left'

/** The brand's mark, on white where the system is dark: logos are drawn for paper. One for its own colour takes its place where the head has it (head-on-brand.ts). */
export const Logo = () => {
  const { brand } = useBootstrap()
  const shape = { width: 128, height: 32 }
  return (
    <>
      <img
        {...shape}
        alt={brand.name}
        src={brand.logo_url}
        className={classNames('logo-plain', size, 'dark:rounded-control dark:bg-white dark:px-2 dark:py-1')}
      />
      {brand.logo_on_brand_url === null ? null : (
        <img
          {...shape}
          alt={brand.name}
          src={brand.logo_on_brand_url}
          loading="lazy"
          className={classNames('logo-own hidden', size)}
        />
      )}
    </>
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
