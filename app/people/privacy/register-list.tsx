import type { ReactNode } from 'react'
import { type KeptGroup, keptGroups } from '#contract/people/privacy/bases.ts'
import type { RegisterEntry } from '#contract/people/privacy/endpoints.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import * as css from './register-list.css.ts'
import { texts } from './texts.ts'

const words = texts.register

type Props<Entry> = { entries: readonly Entry[]; children: (entry: Entry) => ReactNode }

/** Shows entries of the register under their headings, each opened by itself. */
export function RegisterGroups<Entry extends { group: KeptGroup; name: string }>(props: Props<Entry>) {
  const { entries, children } = props
  return (
    <ul className={css.list}>
      {keptGroups.map((group) => {
        const own = entries.filter((entry) => entry.group === group)
        if (own.length === 0) return null
        return (
          <li key={group} className={css.item}>
            <details>
              <summary className={css.summary}>
                <span className={css.words}>
                  <span className={css.name}>{words.groups[group]}</span>
                  <Text as="span" kind="smallMuted">
                    {words.kinds(own.length)}
                  </Text>
                </span>
                <span className={css.chevron}>
                  <Icon name="chevronDown" size={16} />
                </span>
              </summary>
              <ul className={css.entries}>
                {own.map((entry) => (
                  <li key={entry.name} className={css.entry}>
                    {children(entry)}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

/** Shows what the station keeps, what for, why it may, how long, and what deletion does of it (PPL-28). */
export const RegisterList = ({ entries }: { entries: readonly RegisterEntry[] }) => (
  <RegisterGroups entries={entries}>
    {({ name, why, basis, howLong, stays }) => (
      <Stack gap={8}>
        <p className={css.name}>{name}</p>
        <Text>{why}</Text>
        <DescriptionList
          look="stacked"
          items={[
            { term: words.basis, value: basis },
            { term: words.howLong, value: howLong },
            { term: words.onDeletion, value: stays ?? words.erased },
          ]}
        />
      </Stack>
    )}
  </RegisterGroups>
)
