import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listPoints } from '#contract/activities/wallet/endpoints.ts'
import type { PointsTransaction } from '#contract/activities/wallet/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Points } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDateTime, formatInteger, pointsAmount } from '../../ui/format.ts'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { periodFor, requirePeriod } from './load-period.server.ts'
import { periodIn, periodQuery } from './period.ts'
import { statementPaths } from './statement-paths.ts'
import * as css from './statement-print.css.ts'
import { texts } from './texts.ts'

const words = texts.paper

/** The most lines on paper; the paper says when there are more. */
const mostLines = 500

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: words.meta(data?.station ?? '') }]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Loads the caller's statement of a period as a document: every line, what was there before and after (PTS-02, ADR 121). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const period = requirePeriod(args.request)
  const { content, next } = await api.call(listPoints, { query: { ...periodFor(period), limit: mostLines } })
  const { name: station } = requireStation(args.context).config
  const issuedAt = new Date().toISOString()
  return { station, person: participant.name, period, lines: content, isCapped: next !== null, issuedAt }
}

export default function StatementPrint() {
  const { lines, isCapped, period } = useLoaderData<typeof loader>()
  const hydrated = useHydrated()
  return (
    <Container width="content">
      <Stack gap={24}>
        <Stack gap={12}>
          <TextLink href={`${statementPaths.page}${periodQuery(period)}`} kind="stand" icon="arrowLeft">
            {words.back}
          </TextLink>
          <Cluster gap={16}>
            {hydrated ? (
              <Button type="button" icon="document" onClick={() => window.print()}>
                {words.print}
              </Button>
            ) : null}
            <Text kind="muted">{words.how}</Text>
          </Cluster>
        </Stack>
        <article data-statement className={css.sheet}>
          <Stack gap={24}>
            <Head />
            {isCapped ? <Alert tone="info">{words.capped(formatInteger(mostLines))}</Alert> : null}
            {lines.length > 0 ? (
              <PrintedLines lines={lines} />
            ) : (
              <EmptyState object="wallet">{texts.emptyPeriod}</EmptyState>
            )}
          </Stack>
        </article>
      </Stack>
    </Container>
  )
}

function Head() {
  const { station, person, period, lines, isCapped, issuedAt } = useLoaderData<typeof loader>()
  const { timezone, currency } = useStation()
  const [newest, oldest] = [lines[0], lines.at(-1)]
  const points = (value: number) => <Points points={value} currency={currency} size="strong" />
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Text kind="muted">{station}</Text>
        <Heading level={1}>{words.title}</Heading>
      </Stack>
      <DescriptionList
        items={[
          { term: words.person, value: person },
          { term: words.period, value: periodIn(period) },
          { term: words.issued, value: formatDateTime(issuedAt, timezone) },
          ...(oldest && !isCapped ? [{ term: words.before, value: points(balanceBefore(oldest)) }] : []),
          ...(newest ? [{ term: words.after, value: points(newest.balance), total: true }] : []),
        ]}
      />
    </Stack>
  )
}

/** Works out the balance before a line from the balance after it. Pure. */
const balanceBefore = ({ balance, points, direction }: PointsTransaction) =>
  (Math.round(balance * 100) - Math.round(points * 100) * (direction === 'used' ? -1 : 1)) / 100

/** Prints every line: nothing to open, the course of a reservation beside it (PTS-02). */
function PrintedLines({ lines }: { lines: readonly PointsTransaction[] }) {
  const { timezone, currency } = useStation()
  const columns: Column<PointsTransaction>[] = [
    {
      key: 'date',
      header: texts.columns.date,
      phone: 'meta',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>,
    },
    {
      key: 'description',
      header: texts.columns.description,
      phone: 'title',
      cell: ({ description, reason, hold }) => (
        <span className={css.what}>
          {description}
          <span className={css.why}>{hold ? `${reason} · ${texts.hold[hold.state]}` : reason}</span>
        </span>
      ),
    },
    {
      key: 'points',
      header: texts.columns.points,
      phone: 'amount',
      align: 'end',
      cell: ({ points, direction }) => (
        <Points points={direction === 'used' ? -points : points} currency={currency} signed />
      ),
    },
    {
      key: 'balance',
      header: texts.paper.balance,
      align: 'end',
      cell: ({ balance }) => pointsAmount(balance, currency.multiplier),
    },
  ]
  return <Table caption={texts.paper.title} columns={columns} rows={lines} rowKey={({ id }) => id} fromTop />
}
