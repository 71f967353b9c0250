import { planAreaNames } from '#contract/commerce/plans/areas.ts'
import type { SwitchedOff } from '#contract/console/schemas.ts'
import { Alert } from '../../ui/alert.tsx'
import { texts } from './texts.ts'

const words = texts.switchOff

/** What the draft takes from who has a plan, said until it is published (GAP-120). */
export function SwitchNotice({ list }: { list: readonly SwitchedOff[] }) {
  if (list.length === 0) return null
  return (
    <Alert tone="warning" title={words.title}>
      <ul>
        {list.map(({ plan, people, lost }) => (
          <li key={`${plan} ${people} ${lost.join()}`}>
            {words.loses(
              plan,
              people,
              lost.map((one) => (one === 'discount' ? words.discount : planAreaNames[one])),
            )}
          </li>
        ))}
      </ul>
      <p>{words.text}</p>
    </Alert>
  )
}
