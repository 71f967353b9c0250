import sprite from './brands.svg'
import type { BrandName } from './icon-names.ts'

type BrandIconProps = { name: BrandName; className?: string }

/** Shows the mark of a network, beside its name. No page carries it in its script: the browser fetches it as it does icons. */
export const BrandIcon = ({ name, className }: BrandIconProps) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
