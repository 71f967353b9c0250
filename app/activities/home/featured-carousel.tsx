import { useLocation } from '@remix-run/react'
import { rewardOf } from '#contract/activities/participation/rewards.ts'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KeptArticle } from '../../ui/kept-markup.tsx'
import { MadeCover } from '../../ui/made-cover.tsx'
import { Picture } from '../../ui/picture.tsx'
import { cardHref } from './action-card.tsx'
import { cardState } from './card-state.ts'
import * as css from './featured-carousel.css.ts'
import { texts } from './texts.ts'

const sizes = {
  split: '(min-width: 64rem) 35rem, calc(100vw - 2rem)',
  feature: '(min-width: 73rem) 70rem, calc(100vw - 2rem)',
}
/** Picture and words beside each other, or the words on a picture across the page. */
type Form = keyof typeof css.slides
type FeaturedCarouselProps = { actions: readonly ActionCard[]; now: Date; form: Form }

/** Shows the featured activities, one at a time, 5 s each, in the station's order (HOM-02). */
export const FeaturedCarousel = ({ actions, now, form }: FeaturedCarouselProps) => (
  <Carousel label={texts.featured}>
    {actions.map((action, index) => (
      <Slide key={action.id} action={action} now={now} isFirst={index === 0} form={form} />
    ))}
  </Carousel>
)

/** Says what a press leads to: to the activity, to what is missing before it, or to what was done. */
function labelOf(action: ActionCard, now: Date): string {
  const state = cardState(action, now)
  if (state === 'locked') return texts.slide.locked
  if (state === 'done') return texts.slide.done
  return state === 'ended' ? texts.slide.ended : action.click_me_label
}

type SlideProps = { action: ActionCard; now: Date; isFirst: boolean; form: Form }

function Slide({ action, now, isFirst, form }: SlideProps) {
  const { currency } = useStation()
  const page = useLocation()
  const image = action.featuredImage ?? action.image
  const href = cardHref(action, now, page)
  const label = labelOf(action, now)
  const facts = [form, href, image, isFirst, action.type.name, action.name, rewardOf(action), currency]
  return (
    <KeptArticle className={css.slides[form]} facts={JSON.stringify([...facts, label])}>
      {(Anchor) => (
        <>
          <div className={css.pictures[form]}>
            {image ? (
              <Picture
                {...pictureSource(image, { sizes: sizes[form] })}
                alt=""
                ratio="fill"
                priority={isFirst}
              />
            ) : (
              <MadeCover name={action.name} plain={form === 'feature'} />
            )}
          </div>
          <div className={css.panels[form]}>
            <p className={css.type}>{action.type.name}</p>
            <h2 className={css.title}>
              <Anchor to={href} className={css.link}>
                {action.name}
              </Anchor>
            </h2>
            {rewardOf(action) > 0 ? (
              <p className={css.reward}>
                <Points points={rewardOf(action)} currency={currency} gain />
              </p>
            ) : null}
            <p className={css.action} aria-hidden>
              {label}
              <Icon name="arrowRight" />
            </p>
          </div>
        </>
      )}
    </KeptArticle>
  )
}
