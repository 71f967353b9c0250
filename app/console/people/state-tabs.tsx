import { useLoaderData } from '@remix-run/react'
import { accountStatuses } from '#contract/people/access/schemas.ts'
import { Chip } from '../../ui/badge.tsx'
import { formatInteger } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout.tsx'
import type { loadPeople } from './people.server.ts'
import { texts } from './texts.ts'

const words = texts.states

/** How many people there are in each state, each a way to its list, with the other filters where some are set: then without a number. */
export function StateTabs() {
  const { counts, filter, address } = useLoaderData<typeof loadPeople>()
  const { status: chosen, ...others } = filter
  const isPlain = Object.keys(others).length === 0
  const { deleted: _, ...there } = counts
  const all = Object.values(there).reduce((sum, one) => sum + one, 0)
  const labelOf = (label: string, count: number) => (isPlain ? `${label} · ${formatInteger(count)}` : label)
  const hrefOf = (status: string | null) => {
    const query = new URLSearchParams(address)
    if (status) query.set('situacao', status)
    else query.delete('situacao')
    return `/gestao/pessoas${query.size > 0 ? `?${query}` : ''}`
  }
  return (
    <nav aria-label={words.label}>
      <Cluster gap={8}>
        <Chip href={hrefOf(null)} current={!chosen}>
          {labelOf(words.all, all)}
        </Chip>
        {accountStatuses
          .filter((status) => counts[status] > 0 || chosen === status)
          .map((status) => (
            <Chip key={status} href={hrefOf(status)} current={chosen === status}>
              {labelOf(words[status], counts[status])}
            </Chip>
          ))}
      </Cluster>
    </nav>
  )
}
