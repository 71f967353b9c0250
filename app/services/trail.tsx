import { Breadcrumb, type Crumb } from '../ui/breadcrumb.tsx'
import { serviceTexts } from './texts.ts'

/** Shows the way to a page of the services: from the home of the member down to where the page belongs. */
export const Trail = ({ to }: { to: readonly Required<Crumb>[] }) => (
  <Breadcrumb crumbs={[{ label: serviceTexts.home, href: '/homepage' }, ...to]} />
)
