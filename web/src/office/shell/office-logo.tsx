import { useOfficeBootstrap } from '../session/office-bootstrap-context.ts'

/** The brand's mark, on white where the system is dark: logos are drawn for paper. */
export const OfficeLogo = () => {
  const { brand } = useOfficeBootstrap()
  return (
    <img
      src={brand.logo_url}
      alt={brand.name}
      width={128}
      height={28}
      className="h-7 w-auto max-w-32 object-contain object-left dark:rounded-control dark:bg-white dark:px-2 dark:py-1"
    />
  )
}
