import type { ManagedOrder, ManagedPart } from '#contract/console/orders/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatBRL, formatDateTime, formatInteger, formatTime } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './orders.css.ts'
import { texts } from './texts.ts'

const { order: words } = texts

/** What handing a part over is called: it is brought, or fetched. Pure. */
export const handOverWords = (location: ManagedPart['location'] | undefined) =>
  location?.isBrought === false ? words.fetched : words.brought

/** What was ordered, activity by activity, and where it is handed over. */
export const OrderParts = ({ order }: { order: ManagedOrder }) => (
  <>
    {order.parts.map((part) => (
      <Panel key={part.activity.id} title={part.activity.name}>
        <ul className={css.items}>
          {part.items.map((item) => (
            <li key={item.number} className={css.item}>
              <span>
                {formatInteger(item.quantity)} × {item.name}
                {item.returned > 0 ? (
                  <span className={ui.small}> · {words.returned(item.returned)}</span>
                ) : null}
              </span>
              <span className={css.amount}>{formatBRL(item.totalCents)}</span>
            </li>
          ))}
        </ul>
        <Delivery part={part} isToDeliver={order.isToDeliver} />
      </Panel>
    ))}
  </>
)

function Delivery({ part, isToDeliver }: { part: ManagedPart; isToDeliver: boolean }) {
  const { timezone } = useStation()
  const { location, deliveredAt, deliveredBy, undoUntil, activity } = part
  if (!location) return <p className={ui.small}>{words.digital}</p>
  const handOver = handOverWords(location)
  return (
    <Cluster justify="between" align="center">
      <span className={ui.rowName}>
        <span>{handOver.place(location.name)}</span>
        {location.place ? <span className={ui.small}>{location.place}</span> : null}
      </span>
      {deliveredAt ? (
        <Cluster gap={8} align="center">
          <Badge tone="success" icon="check">
            {handOver.done(formatDateTime(deliveredAt, timezone), deliveredBy ?? '')}
          </Badge>
          {undoUntil ? (
            <Form noValidate method="post" preventScrollReset>
              <input type="hidden" name="activityId" value={activity.id} />
              <input type="hidden" name="undoUntil" value={undoUntil} />
              <Button
                name="intent"
                value="undo"
                variant="quiet"
                size="small"
                icon="undo"
                aria-label={words.undoOf(activity.name)}
              >
                {words.undo}
              </Button>{' '}
              <span className={ui.small}>{words.undoUntil(formatTime(undoUntil, timezone))}</span>
            </Form>
          ) : null}
        </Cluster>
      ) : isToDeliver ? (
        <ButtonLink href={`?entregar=${activity.id}`} icon="check" size="small" preventScrollReset>
          {handOver.mark}
        </ButtonLink>
      ) : null}
    </Cluster>
  )
}
