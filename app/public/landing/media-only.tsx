import { ItemMedia } from './item-media.tsx'
import * as css from './media-only.css.ts'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

/** Type 9: media alone (PUB-10). The item's name describes it. Nothing to see, nothing shown. */
export function MediaOnly(props: SectionProps) {
  const items = props.section.section_items.filter((item) => item.image || item.video)
  if (items.length === 0) return null
  return (
    <SectionFrame {...props} align="center">
      <div className={css.list}>
        {items.map((item) => (
          <ItemMedia
            key={item.id}
            item={item}
            look="band"
            sizes="(min-width: 70rem) 70rem, 100vw"
            described
          />
        ))}
      </div>
    </SectionFrame>
  )
}
