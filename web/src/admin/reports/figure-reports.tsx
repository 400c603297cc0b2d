import { FigurePage } from './figure-page.tsx'

// A key of its own each: nothing of one report is carried into another.
export const InternalReportPage = () => <FigurePage key="internal-report" report="internal-report" />
export const ProductsReportPage = () => <FigurePage key="products-report" report="products-report" />
export const VendorsProductsReportPage = () => (
  <FigurePage key="vendors-products-report" report="vendors-products-report" />
)
