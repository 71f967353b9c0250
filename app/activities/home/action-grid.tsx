import { useSearchParams } from '@remix-run/react'
import type { ActionCard as Action } from '#contract/activities/participation/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Pager } from '../../ui/pager.tsx'
import { ActionCard } from './action-card.tsx'
import * as css from './action-grid.css.ts'
import { LockedDialog } from './locked-dialog.tsx'
import { pageHref, pageSize } from './page-of.ts'

/** Names in lists may be longer than in rows (HOM-09). */
const nameLength = 70

type ActionGridProps = {
  actions: readonly Action[]
  now: Date
  page: number
  /** All of them, on all pages. */
  total: number
  headingLevel?: 2 | 3
}

/** Shows one page of activities as a grid, and the way to the other pages. */
export function ActionGrid({ actions, now, page, total, headingLevel = 2 }: ActionGridProps) {
  const [query] = useSearchParams()
  const { card } = useStation().memberLook
  return (
    <>
      <ul className={css.grids[card]}>
        {actions.map((action, at) => (
          <li key={action.id} className={css.cell}>
            <ActionCard
              action={action}
              now={now}
              size="journey"
              nameLength={nameLength}
              headingLevel={headingLevel}
              priority={page === 1 && at < 2}
            />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(total / pageSize)} hrefOf={(wanted) => pageHref(query, wanted)} />
      <LockedDialog actions={actions} />
    </>
  )
}
