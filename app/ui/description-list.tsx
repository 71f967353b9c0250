import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import * as css from './description-list.css.ts'

export type Description = {
  term: string
  value: ReactNode /** The sum at the end of a summary. */
  total?: boolean
}
type DescriptionListProps = { items: readonly Description[]; look?: keyof typeof css.pairs }

/** Shows names with their values: a summary, a receipt, a profile. */
export const DescriptionList = ({ items, look = 'ends' }: DescriptionListProps) => (
  <dl className={css.list}>
    {items.map((item) => (
      <div key={item.term} className={cx(css.pairs[look], item.total && css.total)}>
        <dt className={css.term}>{item.term}</dt>
        <dd className={css.value}>{item.value}</dd>
      </div>
    ))}
  </dl>
)
