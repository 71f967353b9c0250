import { mediaOnly as contract } from '#contract/sections/media-only.ts'
import { Stack } from '../../../../ui/layout.tsx'
import { ItemMedia } from '../item-media.tsx'
import type { LandingSectionProps, PortalSection } from '../portal-section.ts'
import { SectionFrame } from '../section-frame.tsx'

/** Shows media alone (PUB-10). The item's name describes it. Without media it shows nothing. */
function MediaOnly(props: LandingSectionProps) {
  const items = props.section.section_items.filter((item) => item.image || item.video)
  if (items.length === 0) return null
  return (
    <SectionFrame {...props} align="center">
      <Stack gap={24}>
        {items.map((item) => (
          <ItemMedia
            key={item.id}
            item={item}
            look="band"
            sizes="(min-width: 70rem) 70rem, calc(100vw - 2rem)"
            described
          />
        ))}
      </Stack>
    </SectionFrame>
  )
}

export const mediaOnly: PortalSection = {
  contract,
  Component: MediaOnly,
  ground: 'page',
}
