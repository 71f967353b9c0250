import type { RegisterEntry } from '#contract/people/privacy/endpoints.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Text } from '../../ui/text.tsx'
import * as css from './register-list.css.ts'
import { texts } from './texts.ts'

const words = texts.register

/** Shows what the station keeps, an entry each: what for, and opened why it may, how long, and what deletion does (PPL-28). */
export const RegisterList = ({ entries }: { entries: readonly RegisterEntry[] }) => (
  <ul className={css.list}>
    {entries.map(({ name, why, basis, howLong, stays }) => (
      <li key={name} className={css.item}>
        <details>
          <summary className={css.summary}>
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              <Text as="span" kind="smallMuted">
                {why}
              </Text>
            </span>
            <span className={css.chevron}>
              <Icon name="chevronDown" size={16} />
            </span>
          </summary>
          <div className={css.box}>
            <DescriptionList
              look="stacked"
              items={[
                { term: words.basis, value: basis },
                { term: words.howLong, value: howLong },
                { term: words.onDeletion, value: stays ?? words.erased },
              ]}
            />
          </div>
        </details>
      </li>
    ))}
  </ul>
)
