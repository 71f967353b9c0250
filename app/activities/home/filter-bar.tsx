import { useSearchParams } from '@remix-run/react'
import { Chip } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as css from './filter-bar.css.ts'
import { choiceHref, filtersOf, type OrderName } from './list-filters.ts'
import { texts } from './texts.ts'

type FilterBarProps = { types: readonly { id: number; name: string }[] }

/** Shows the filters and orders of the list, links all of them: the few that are asked for often, the others behind one control (ACT-S01). */
export function FilterBar({ types }: FilterBarProps) {
  const [query] = useSearchParams()
  const { done, hasReward, isOpen, type } = filtersOf(query)
  const words = texts.filters
  const order = query.get('ordem') ?? ''
  const more = Number(type !== null) + Number(order !== '')
  const href = (name: string, value: string | null) => choiceHref(query, name, value)
  return (
    <nav aria-label={words.label} className={css.bar}>
      <ul className={css.line}>
        {([null, 'nao', 'sim'] as const).map((choice) => (
          <li key={choice}>
            <Chip href={href('feitas', choice)} current={done === choice}>
              {words.done[choice ?? 'todas']}
            </Chip>
          </li>
        ))}
        <li>
          <Chip href={href('premio', hasReward ? null : '1')} current={hasReward}>
            {words.reward}
          </Chip>
        </li>
        <li>
          <Chip href={href('abertas', isOpen ? null : '1')} current={isOpen}>
            {words.open}
          </Chip>
        </li>
      </ul>
      {/* Closes when one goes somewhere; what was chosen in it is said by its summary. */}
      <details className={css.more} key={query.toString()}>
        <summary className={css.summary}>
          <Icon name="settings" size={16} />
          {words.more(more)}
        </summary>
        <div className={css.panel}>
          <p className={css.title}>{words.order}</p>
          <ul className={css.choices}>
            {(Object.keys(words.orders) as OrderName[]).map((name) => (
              <li key={name}>
                <Chip href={href('ordem', name || null)} current={order === name}>
                  {words.orders[name]}
                </Chip>
              </li>
            ))}
          </ul>
          <p className={css.title}>{words.type}</p>
          <ul className={css.choices}>
            <li>
              <Chip href={href('tipo', null)} current={type === null}>
                {words.everyType}
              </Chip>
            </li>
            {types.map(({ id, name }) => (
              <li key={id}>
                <Chip href={href('tipo', String(id))} current={type === id}>
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </nav>
  )
}
