import { rewardOf } from '#contract/activities/participation/rewards.ts'
import { activities as contract } from '#contract/sections/activities.ts'
import type { PublicAction } from '#contract/site/public/schemas.ts'
import { pictureSource } from '../../../../station/picture-source.ts'
import { useStation } from '../../../../station/use-station.ts'
import { ActivityCard } from '../../../../ui/activity-card.tsx'
import { Points } from '../../../../ui/amount.tsx'
import { Carousel } from '../../../../ui/carousel/carousel.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { texts } from '../../texts.ts'
import type { LandingSectionProps, PortalSection } from '../portal-section.ts'
import { SectionFrame } from '../section-frame.tsx'

/** Shows the public activities, one on phones, two on tablets, four on desktops (PUB-06). */
function Activities({ data: { actions }, ...props }: LandingSectionProps) {
  return (
    <SectionFrame {...props}>
      {actions.length === 0 ? (
        <EmptyState object="activities">{texts.landing.noActivities}</EmptyState>
      ) : (
        <Carousel label={props.section.title || texts.activity.crumb} view="small" autoplay={false} inSection>
          {actions.map((action) => (
            <PublicActivityCard key={action.id} action={action} />
          ))}
        </Carousel>
      )}
    </SectionFrame>
  )
}

/** Shows a card: one of an external redirect leads out, all others to the activity's public page (D2§2). */
function PublicActivityCard({ action }: { action: PublicAction }) {
  const { currency } = useStation()
  const [external] = action.redirect_links
  // A rem less than a phone shows: 640 pixels are enough there, 1280 weigh four times as much.
  const sizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, calc(100vw - 3rem)'
  const points = rewardOf(action)
  const shown = {
    href: external ? external.url : `/atividade/${action.id}`,
    title: action.name,
    type: action.type.name,
    cover: action.image ? pictureSource(action.image, { sizes }) : undefined,
    state: action.has_ended ? ('ended' as const) : undefined,
  }
  return (
    <ActivityCard
      {...shown}
      facts={JSON.stringify([shown, points, points > 0 && currency])}
      reward={points > 0 ? <Points points={points} currency={currency} gain /> : undefined}
    />
  )
}

export const activities: PortalSection = {
  contract,
  Component: Activities,
}
