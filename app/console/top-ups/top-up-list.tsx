import { useNavigation } from '@remix-run/react'
import type { TopUpState } from '#contract/commerce/top-ups/state.ts'
import type { ManagedTopUp } from '#contract/console/top-ups/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatBRL, formatDateTime, formatPoints, formatTime, isReais } from '../../ui/format.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'
import * as css from './top-ups.css.ts'

const looks = {
  waiting: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  refused: { tone: 'error', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
  cancelled: { tone: 'neutral', icon: 'close' },
  refunded: { tone: 'warning', icon: 'undo' },
} as const satisfies Record<TopUpState, { tone: string; icon: IconName }>

type Props = { list: readonly ManagedTopUp[] /** The list's own filter, as an address. */; asked: string }

/** Requests with who asked, how much, where they are, and what is to be done. */
export function TopUpList({ list, asked }: Props) {
  const { timezone, currency } = useStation()
  const columns: Column<ManagedTopUp>[] = [
    {
      key: 'person',
      header: texts.person,
      phone: 'title',
      cell: ({ person, id, way }) => (
        <span className={css.person}>
          <strong>{person.name}</strong>
          <span className={ui.small}>{person.email}</span>
          <span className={ui.small}>
            {texts.number(id)} · {texts.ways[way]}
          </span>
        </span>
      ),
    },
    {
      key: 'when',
      header: texts.when,
      phone: 'meta',
      cell: ({ createdAt }) => formatDateTime(createdAt, timezone),
    },
    {
      key: 'amount',
      header: texts.amount,
      align: 'end',
      phone: 'amount',
      cell: ({ amountCents, pointsH }) => (
        <span className={css.person}>
          <span className={css.amount}>{formatBRL(amountCents)}</span>
          {isReais(currency) ? null : (
            <span className={ui.small}>{formatPoints(pointsH / 100, currency)}</span>
          )}
        </span>
      ),
    },
    { key: 'state', header: texts.state, cell: (topUp) => <State topUp={topUp} asked={asked} /> },
  ]
  return <Table caption={texts.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}

function State({ topUp, asked }: Pick<Props, 'asked'> & { topUp: ManagedTopUp }) {
  const { timezone } = useStation()
  const { state, status, decidedBy, decidedAt, reason, firstBy, needsSecond, undoUntil } = topUp
  return (
    <div className={css.person}>
      <div>
        <Badge {...looks[state]}>{status}</Badge>
      </div>
      {decidedBy && decidedAt ? (
        <span className={ui.small}>{texts.by(decidedBy, formatDateTime(decidedAt, timezone))}</span>
      ) : null}
      {reason ? <span className={ui.small}>{reason}</span> : null}
      {needsSecond ? (
        <span className={ui.small}>{firstBy ? texts.firstBy(firstBy) : texts.needsSecond}</span>
      ) : null}
      <Decide topUp={topUp} asked={asked} />
      {undoUntil ? (
        <Undo topUp={topUp} asked={asked} until={undoUntil} time={formatTime(undoUntil, timezone)} />
      ) : null}
    </div>
  )
}

/** A confirmation of the last ten minutes (GAP-142). */
type UndoProps = Pick<Props, 'asked'> & { topUp: ManagedTopUp; until: string; time: string }
const Undo = ({ topUp, asked, until, time }: UndoProps) => (
  <Form noValidate method="post" action={`/gestao/creditos${asked}`} preventScrollReset>
    <input type="hidden" name="id" value={topUp.id} />
    <input type="hidden" name="undoUntil" value={until} />
    <Cluster gap={8} align="center">
      <Button
        name="intent"
        value="undo"
        variant="quiet"
        size="small"
        icon="undo"
        aria-label={texts.undoOf(topUp.person.name)}
      >
        {texts.undo}
      </Button>
      <span className={ui.small}>{texts.undoUntil(time)}</span>
    </Cluster>
  </Form>
)

/** One press confirms; a refusal asks why, at an address of its own. */
function Decide({
  topUp: { id, state, way, person, amountCents, isMine, ...topUp },
  asked,
}: Pick<Props, 'asked'> & { topUp: ManagedTopUp }) {
  const { formData } = useNavigation()
  if (state !== 'waiting' || way !== 'transfer') return null
  if (isMine) return <span className={ui.small}>{texts.mine}</span>
  const refuseHref = `?${new URLSearchParams([...new URLSearchParams(asked), ['recusar', String(id)]])}`
  return (
    <Cluster gap={8}>
      {topUp.needsSecond && topUp.isFirstMine ? null : (
        <Form noValidate method="post" action={`/gestao/creditos${asked}`} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="undoneTimes" value={topUp.undoneTimes} />
          <Button
            name="intent"
            value="confirm"
            size="small"
            icon="check"
            loading={formData?.get('id') === String(id)}
            loadingLabel={texts.confirming}
            aria-label={texts.confirmOf(person.name, formatBRL(amountCents))}
          >
            {texts.confirm}
          </Button>
        </Form>
      )}
      <ButtonLink href={refuseHref} variant="quiet" size="small" preventScrollReset>
        {texts.refuse.open}
      </ButtonLink>
    </Cluster>
  )
}
