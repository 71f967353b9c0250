import type { LuckyDraw } from '#contract/services/lucky-numbers/schemas.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatInteger } from '../../ui/format.ts'
import * as css from './lucky-numbers.css.ts'
import { texts } from './texts.ts'

type Published = Pick<LuckyDraw, 'seed_hash' | 'seed' | 'total'>

/** Shows the figures with which anybody can check a draw (LCK-02). */
export const DrawCheck = ({ draw: { seed_hash, seed, total } }: { draw: Published }) => (
  <DescriptionList
    items={[
      { term: texts.total, value: formatInteger(total) },
      { term: texts.hash, value: <code className={css.code}>{seed_hash}</code> },
      { term: texts.seed, value: seed ? <code className={css.code}>{seed}</code> : texts.secret },
    ]}
  />
)
