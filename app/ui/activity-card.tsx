import type { ReactNode } from 'react'
import * as css from './activity-card.css.ts'
import { Badge } from './badge.tsx'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { KeptArticle } from './kept-markup.tsx'
import { MadeCover } from './made-cover.tsx'
import { Picture, type Source } from './picture.tsx'
import { uiTexts } from './texts.ts'

export type ActivityState = 'new' | 'done' | 'locked' | 'ended'
type ActivityCardProps = {
  href: string
  title: string
  /** The kind of activity, small capitals. */
  type: string
  cover?: (Source & { alt?: string }) | undefined
  /** The reward, bottom right: `<Points …/>`. */
  reward?: ReactNode
  /** Bottom left: until when, or why it is locked. */
  note?: ReactNode
  state?: ActivityState | undefined
  /** The first covers of the first screen. */
  priority?: boolean
  headingLevel?: 2 | 3 | 4
  /** How picture and words stand to each other. */
  form?: css.CardForm
  /** All of the above as one text, where the server may remember the card; `href` begins with a slash then, or leads elsewhere. */
  facts?: string
}

const states: Record<ActivityState, { tone: 'accent' | 'success' | 'neutral'; icon?: IconName }> = {
  new: { tone: 'accent' },
  done: { tone: 'success', icon: 'check' },
  locked: { tone: 'neutral', icon: 'lock' },
  ended: { tone: 'neutral', icon: 'clock' },
}

/** Shows an activity in a row or grid: cover, type, two-line title, what one gets. The title is the link of the whole card. */
export function ActivityCard({
  href,
  title,
  type,
  cover,
  reward,
  note,
  state,
  priority = false,
  headingLevel = 3,
  form = 'above',
  facts,
}: ActivityCardProps) {
  const Title = `h${headingLevel}` as const
  const dimmed = state === 'locked' || state === 'ended'
  const badge = state && states[state]
  const ink = form === 'full' && css.onBrand
  const isAbove = form === 'above' || form === 'full'
  return (
    <KeptArticle className={css.cards[form]} facts={facts}>
      {(Anchor) => (
        <>
          <div className={cx(css.covers[form], dimmed && css.dimmed)}>
            {cover ? (
              <Picture
                {...cover}
                alt={cover.alt ?? ''}
                ratio={isAbove ? 'wide' : 'fill'}
                priority={priority}
              />
            ) : (
              <MadeCover name={title} plain={!isAbove} fills={!isAbove} />
            )}
          </div>
          <div className={css.bodies[form]}>
            <div className={css.kind}>
              <p className={cx(css.type, ink)}>{type}</p>
              {state && badge ? (
                <Badge tone={badge.tone} {...(badge.icon ? { icon: badge.icon } : {})}>
                  {uiTexts.activity[state]}
                </Badge>
              ) : null}
            </div>
            <Title className={cx(css.title, form !== 'ruled' && css.level, ink)}>
              <Anchor to={href} className={css.link}>
                {title}
              </Anchor>
            </Title>
            <div className={cx(css.feet[form], ink)}>
              {note ? (
                <span className={css.note}>
                  {state === 'locked' ? <Icon name="lock" size={16} /> : null}
                  {note}
                </span>
              ) : null}
              {reward && state !== 'locked' ? <span className={css.reward}>{reward}</span> : null}
            </div>
          </div>
        </>
      )}
    </KeptArticle>
  )
}
