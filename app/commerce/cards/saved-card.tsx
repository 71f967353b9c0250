import type { Card } from '#contract/commerce/cards/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import { srOnly } from '../../ui/global.css.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import * as css from './cards.css.ts'
import { texts } from './texts.ts'

const words = texts.list

/** Shows one saved card, by the facts that tell it from others (CRD-01). */
export function SavedCard({ card, removeHref }: { card: Card; removeHref: string }) {
  const name = words.card(card.issuing, card.last_digits)
  return (
    <article className={css.card}>
      <span className={css.mark} data-ground="fill">
        <Icon name="card" />
      </span>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.facts}>
          {[words.expires(card.expiration_date), card.holder_name].filter(Boolean).join(' · ')}
        </p>
        {card.is_expired ? (
          <Badge tone="warning" icon="clock">
            {words.expired}
          </Badge>
        ) : null}
      </div>
      <TextLink href={removeHref} kind="stand">
        {words.remove}
        <span className={srOnly}> {name}</span>
      </TextLink>
    </article>
  )
}
