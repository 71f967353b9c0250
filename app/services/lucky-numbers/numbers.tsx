import { Icon } from '../../ui/icon.tsx'
import * as css from './lucky-numbers.css.ts'
import { texts } from './texts.ts'

/** Shows lucky numbers in a row, those among `winners` marked (LCK-02). */
export const Numbers = ({ list, winners = [] }: { list: readonly number[]; winners?: readonly number[] }) => (
  <ul className={css.numbers}>
    {list.map((number) => (
      <li key={number} className={winners.includes(number) ? css.won : css.plain}>
        {number}
        {winners.includes(number) ? <Icon name="trophy" label={texts.won} /> : null}
      </li>
    ))}
  </ul>
)
