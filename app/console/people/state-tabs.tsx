import { useLoaderData } from '@remix-run/react'
import { accountStatuses } from '#contract/people/access/schemas.ts'
import { Chip } from '../../ui/badge.tsx'
import { formatInteger } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout.tsx'
import type { loadPeople } from './people.server.ts'
import { texts } from './texts.ts'

const words = texts.states

/** How many people there are in each state, each a way to its list; of states that nobody is in, only the chosen one. */
export function StateTabs() {
  const { counts, filter } = useLoaderData<typeof loadPeople>()
  const { deleted: _, ...there } = counts
  const all = Object.values(there).reduce((sum, one) => sum + one, 0)
  return (
    <nav aria-label={words.label}>
      <Cluster gap={8}>
        <Chip href="/gestao/pessoas" current={!filter.status}>
          {words.all} · {formatInteger(all)}
        </Chip>
        {accountStatuses
          .filter((status) => counts[status] > 0 || filter.status === status)
          .map((status) => (
            <Chip key={status} href={`/gestao/pessoas?situacao=${status}`} current={filter.status === status}>
              {words[status]} · {formatInteger(counts[status])}
            </Chip>
          ))}
      </Cluster>
    </nav>
  )
}
