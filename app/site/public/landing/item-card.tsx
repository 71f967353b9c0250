import type { SectionItem } from '#contract/site/public/schemas.ts'
import { Prose } from '../../../ui/prose.tsx'
import { ItemAction } from './item-action.tsx'
import * as css from './item-card.css.ts'
import { ItemMedia } from './item-media.tsx'

/** Shows image, name, description, button: an item in a grid or a carousel (PUB-02, PUB-04). */
export function ItemCard({ item, sizes }: { item: SectionItem; sizes: string }) {
  return (
    <article className={css.card}>
      <ItemMedia item={item} sizes={sizes} look="card" />
      <div className={css.body}>
        {item.image || item.video ? null : <span className={css.mark} />}
        {item.name ? <h3 className={css.name}>{item.name}</h3> : null}
        {item.description ? <Prose sanitizedHtml={item.description} under={3} /> : null}
        <div className={css.foot}>
          <ItemAction item={item} look="link" />
        </div>
      </div>
    </article>
  )
}

/** Gives the number of columns that leaves no lonely card at the end. */
export function gridOf(count: number): keyof typeof css.grids {
  if (count <= 1) return 'one'
  if (count === 2) return 'two'
  if (count === 4 || count >= 7) return 'four'
  return 'three'
}
