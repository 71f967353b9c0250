import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { TopUp } from '#contract/commerce/top-ups/schemas.ts'
import type { TopUpState } from '#contract/commerce/top-ups/state.ts'
import { topUpListPath, topUpsPath } from '../../routing/top-ups-path.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatBRL, formatDateTime } from '../../ui/format.ts'
import type { IconName } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'
import * as css from './top-ups.css.ts'

const words = texts.list

const looks = {
  waiting: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'success', icon: 'checkCircle' },
  refused: { tone: 'error', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
  cancelled: { tone: 'neutral', icon: 'close' },
  refunded: { tone: 'neutral', icon: 'undo' },
} as const satisfies Record<TopUpState, { tone: string; icon: IconName }>

type Props = { list: readonly TopUp[]; next: string | null; isFirst: boolean }

/** Lists requests with their time, amount and state (WAL-02). */
export function Requests({ list, next, isFirst }: Props) {
  const { timezone } = useStation()
  if (list.length === 0 && isFirst)
    return (
      <NothingYet
        object="wallet"
        next={words.next}
        action={<ButtonLink href={topUpsPath}>{texts.title}</ButtonLink>}
      >
        {words.empty}
      </NothingYet>
    )
  const columns: Column<TopUp>[] = [
    { key: 'what', header: words.what, phone: 'title', cell: (topUp) => <What topUp={topUp} /> },
    {
      key: 'when',
      header: words.when,
      phone: 'meta',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>,
    },
    {
      key: 'status',
      header: words.status,
      cell: ({ state, status }) => <Badge {...looks[state]}>{status.name}</Badge>,
    },
    {
      key: 'points',
      header: words.amount,
      align: 'end',
      phone: 'amount',
      cell: ({ points }) => <span className={css.amount}>{formatBRL(centsOf(points))}</span>,
    },
  ]
  return (
    <>
      {isFirst ? null : (
        <TextLink href={topUpListPath} kind="stand" icon="arrowLeft">
          {words.newest}
        </TextLink>
      )}
      <Table caption={words.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
      <LoadMore href={next === null ? undefined : `${topUpListPath}&apos=${next}`} label={words.older} />
    </>
  )
}

function What({ topUp: { id, way, state, is_purchase, reason, notice } }: { topUp: TopUp }) {
  return (
    <span className={css.what}>
      <span>{is_purchase ? words.purchase : words[way]}</span>
      {reason ? (
        <Text as="span" kind="smallMuted">
          {words.reason(reason)}
        </Text>
      ) : null}
      {notice ? (
        <Text as="span" kind="smallMuted">
          {notice}
        </Text>
      ) : null}
      {state === 'waiting' ? (
        <span className={css.ways}>
          {way === 'pix' ? (
            <TextLink href={`${topUpsPath}/${id}`} kind="stand">
              {words.pay}
            </TextLink>
          ) : (
            <TextLink href={`${topUpListPath}&pedido=${id}`} kind="stand">
              {words.how}
            </TextLink>
          )}
          <TextLink href={`${topUpListPath}&cancelar=${id}`} kind="stand">
            {words.cancel}
          </TextLink>
        </span>
      ) : null}
    </span>
  )
}
