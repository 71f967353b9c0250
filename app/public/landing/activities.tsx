import { rewardOf } from '#contract/activities/rewards.ts'
import type { PublicAction } from '#contract/public/schemas.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import { ActivityCard } from '../../ui/activity-card.tsx'
import { Points } from '../../ui/amount.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { texts } from '../texts.ts'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

/** Type 5: the public activities, one on phones, two on tablets, four on desktops (PUB-06). */
export function Activities({ actions, ...props }: SectionProps & { actions: readonly PublicAction[] }) {
  return (
    <SectionFrame {...props}>
      {actions.length === 0 ? (
        <EmptyState icon="activities">{texts.landing.noActivities}</EmptyState>
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

/** A card of an external redirect leads out, all others to the activity's public page (D2§2). */
function PublicActivityCard({ action }: { action: PublicAction }) {
  const { currency } = useStation()
  const [external] = action.redirect_links
  const sizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 100vw'
  return (
    <ActivityCard
      href={external ? external.url : `/atividade/${action.id}`}
      title={action.name}
      type={action.type.name}
      cover={action.image ? pictureSource(action.image, { sizes }) : undefined}
      reward={
        rewardOf(action) > 0 ? <Points points={rewardOf(action)} currency={currency} gain /> : undefined
      }
      state={action.has_ended ? 'ended' : undefined}
    />
  )
}
