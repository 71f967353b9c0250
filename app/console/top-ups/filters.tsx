import { topUpStates } from '#contract/commerce/top-ups/state.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import type { TopUpFilter } from './filter.server.ts'
import { texts } from './texts.ts'

const states = [
  { value: 'to_confirm', label: texts.toConfirm },
  ...topUpStates.map((value) => ({ value, label: texts.states[value] })),
]

/** The search for requests and their state. */
export const Filters = ({ filter, isFiltered }: { filter: TopUpFilter; isFiltered: boolean }) => (
  <FilterForm
    filter={filter}
    isFiltered={isFiltered}
    search={texts.search}
    states={states}
    href="/gestao/creditos"
  />
)
