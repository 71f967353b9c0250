import type { ActivityStatus, ManagedActivityRow } from '#contract/console/activities/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import type { IconName } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { MadeCover } from '../../ui/made-cover.tsx'
import { Picture } from '../../ui/picture.tsx'
import { MoveButtons } from '../ui/move-buttons.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import * as css from './activities.css.ts'
import { texts } from './texts.ts'

const looks = {
  draft: { tone: 'neutral', icon: 'edit' },
  published: { tone: 'success', icon: 'check' },
  withdrawn: { tone: 'warning', icon: 'eyeOff' },
} as const satisfies Record<ActivityStatus, { tone: string; icon: IconName }>

/** Where an activity stands. */
export const StatusBadge = ({ status }: { status: ActivityStatus }) => (
  <Badge {...looks[status]}>{texts.states[status]}</Badge>
)

type RowProps = {
  activity: ManagedActivityRow
  /** In the order of the station, from 1 on; null where only some are listed, or one alone. */
  place: number | null
}

/** One activity of the list: what it is, where it stands, and the ways on. */
export function ActivityRow({ activity, place }: RowProps) {
  const { currency, timezone } = useStation()
  const { id, name, image, status, points, participationStart, participationEnd } = activity
  const href = `/gestao/atividades/${id}`
  return (
    <li className={css.row}>
      {image ? (
        <Picture {...pictureSource(image, { sizes: '7rem' })} alt="" ratio="wide" className={css.cover} />
      ) : (
        <span className={css.cover}>
          <MadeCover name={name} plain />
        </span>
      )}
      <div className={css.words}>
        <TextLink href={href} className={css.name}>
          {name}
        </TextLink>
        <span className={css.facts}>
          <StatusBadge status={status} />
          {activity.priorityCarousel === null ? null : <Badge icon="star">{texts.featured}</Badge>}
          <span>{activity.type.name}</span>
          {points > 0 ? <Points points={points} currency={currency} /> : null}
          <span>
            {participationStart && participationEnd
              ? texts.window(formatDate(participationStart, timezone), formatDate(participationEnd, timezone))
              : texts.noWindow}
          </span>
        </span>
      </div>
      <div className={css.rowActions}>
        {place ? (
          <Form noValidate method="post" preventScrollReset className={ui.order}>
            <input type="hidden" name="id" value={id} />
            <MoveButtons name={name} place={place} />
          </Form>
        ) : null}
        <ButtonLink href={`${href}/participacoes`} variant="quiet" size="small" icon="users">
          {texts.participations}
        </ButtonLink>
        <ButtonLink href={href} variant="secondary" size="small" aria-label={`${ownerTexts.edit}: ${name}`}>
          {ownerTexts.edit}
        </ButtonLink>
      </div>
    </li>
  )
}
