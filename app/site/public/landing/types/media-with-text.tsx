import { mediaWithText as contract } from '#contract/sections/media-with-text.ts'
import type { SectionItem } from '#contract/site/public/schemas.ts'
import { Prose } from '../../../../ui/prose.tsx'
import { ItemAction } from '../item-action.tsx'
import { ItemMedia } from '../item-media.tsx'
import type { LandingSectionProps, PortalSection } from '../portal-section.ts'
import { SectionFrame } from '../section-frame.tsx'
import * as css from './media-with-text.css.ts'

/** Shows a picture or a video beside its text; `image_left` chooses the side (PUB-03). */
function MediaWithText(props: LandingSectionProps) {
  return (
    <SectionFrame {...props}>
      <div className={css.list}>
        {props.section.section_items.map((item) => (
          <MediaRow key={item.id} item={item} look={props.look.tone === 'page' ? 'button' : 'link'} />
        ))}
      </div>
    </SectionFrame>
  )
}

function MediaRow({ item, look }: { item: SectionItem; look: 'button' | 'link' }) {
  const hasMedia = Boolean(item.image || item.video)
  const side = !hasMedia ? 'alone' : item.image_left ? 'left' : 'right'
  const words = (
    <div className={css.words}>
      {item.name ? <h3 className={css.name}>{item.name}</h3> : null}
      {item.description ? <Prose sanitizedHtml={item.description} under={3} /> : null}
      <ItemAction item={item} look={look} />
    </div>
  )
  const figure = hasMedia ? (
    <div className={css.figure[side]} data-media-side={side}>
      <ItemMedia item={item} sizes="(min-width: 64rem) 36rem, calc(100vw - 2rem)" />
    </div>
  ) : null
  return (
    <div className={css.rows[side]}>
      {side === 'left' ? figure : null}
      {words}
      {side === 'right' ? figure : null}
    </div>
  )
}

export const mediaWithText: PortalSection = {
  contract,
  Component: MediaWithText,
}
