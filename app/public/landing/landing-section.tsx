import type { Plan } from '#contract/plans/schemas.ts'
import type { PublicAction } from '#contract/public/schemas.ts'
import { Activities } from './activities.tsx'
import { AppDownload } from './app-download.tsx'
import { CardCarousel } from './card-carousel.tsx'
import { CardGrid } from './card-grid.tsx'
import { Centered } from './centered.tsx'
import { Contact } from './contact.tsx'
import { MediaOnly } from './media-only.tsx'
import { MediaWithText } from './media-with-text.tsx'
import { PlansSection } from './plans-section.tsx'
import type { SectionProps } from './section-frame.tsx'

type LandingSectionProps = SectionProps & {
  actions: readonly PublicAction[]
  plans: readonly Plan[]
  startedAt: string
}

/** A section by its `type_id`, 1 to 9 (D1§2.3); a type nobody knows is left out. */
export function LandingSection({ actions, plans, startedAt, ...props }: LandingSectionProps) {
  switch (props.section.type_id) {
    case 1:
      return <CardGrid {...props} />
    case 2:
      return <MediaWithText {...props} />
    case 3:
      return <CardCarousel {...props} />
    case 4:
      return <Centered {...props} />
    case 5:
      return <Activities {...props} actions={actions} />
    case 6:
      return <AppDownload {...props} />
    case 7:
      return <PlansSection {...props} plans={plans} />
    case 8:
      return <Contact {...props} startedAt={startedAt} />
    case 9:
      return <MediaOnly {...props} />
    default:
      return null
  }
}
