import type { ReconciledCharge, ReconciledDay } from '#contract/console/orders/schemas.ts'
import { own } from '#contract/own.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './orders.css.ts'
import { texts } from './texts.ts'

const { books: words } = texts

type Asked = { day: string; answer: ReconciledDay; problem: string | null }

/** Asks the gateways about a day; what they answered stands under it, and how many were not asked. */
export function GatewayOfDay({ day, asked }: { day: string; asked: Asked | undefined }) {
  const isSending = useIsSending()
  return (
    <section aria-labelledby="gateway">
      <Stack gap={16}>
        <Heading level={2} size="card" id="gateway">
          {words.gatewayTitle}
        </Heading>
        <Text kind="muted">{words.gatewayLead}</Text>
        <Form noValidate method="post" className={ui.inline} preventScrollReset>
          <Field id="dia" label={words.day} error={asked?.problem ?? undefined}>
            <TextInput name="dia" type="date" defaultValue={day} />
          </Field>
          <Button variant="secondary" loading={isSending} loadingLabel={words.asking}>
            {words.ask}
          </Button>
        </Form>
        {asked && !asked.problem ? <Answered {...asked} /> : null}
      </Stack>
    </section>
  )
}

function Answered({ day, answer }: Asked) {
  const { charges, total, before } = answer
  if (charges.length === 0) return <EmptyState object="done">{words.noCharges(formatDate(day))}</EmptyState>
  const silent = charges.filter(({ isAnswered }) => !isAnswered).length
  const differing = charges.filter(({ differs, isAnswered }) => differs && isAnswered).length
  return (
    <>
      <Alert tone={differing + silent > 0 ? 'warning' : 'success'} live>
        {words.result({ all: charges.length, differing, silent })}
      </Alert>
      {charges.length < total ? (
        <Text kind="muted">{words.part(before + 1, before + charges.length, total)}</Text>
      ) : null}
      <Table
        caption={words.gatewayCaption}
        columns={chargeColumns}
        rows={charges}
        rowKey={({ code }) => code}
      />
      <AskOn day={day} answer={answer} />
    </>
  )
}

/** What of the day was not asked yet. */
function AskOn({ day, answer: { charges, total, before, next, isSilent } }: Omit<Asked, 'problem'>) {
  const isSending = useIsSending()
  if (next === null) return null
  return (
    <Stack gap={12}>
      <Alert tone="warning">
        {words.notAsked(total - before - charges.length)} {isSilent ? words.stopped : null}
      </Alert>
      <Form noValidate method="post" preventScrollReset>
        <input type="hidden" name="dia" value={day} />
        <input type="hidden" name="depois" value={next} />
        <Button variant="secondary" loading={isSending} loadingLabel={words.asking}>
          {words.askOn}
        </Button>
      </Form>
    </Stack>
  )
}

const chargeColumns: Column<ReconciledCharge>[] = [
  {
    key: 'charge',
    header: words.charge,
    phone: 'title',
    cell: ({ code, gateway, ...charge }) => (
      <span className={css.person}>
        <PaidBy code={code} {...charge} />
        <span className={ui.small}>{gateway}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    phone: 'amount',
    cell: ({ amountCents }) => formatBRL(amountCents),
  },
  { key: 'ours', header: words.ours, cell: ({ ours }) => sideOf(ours) },
  {
    key: 'theirs',
    header: words.theirs,
    cell: ({ theirs, isAnswered }) =>
      theirs ? sideOf(theirs) : isAnswered ? words.unknownThere : words.noAnswer,
  },
  {
    key: 'differs',
    header: words.state,
    phone: 'meta',
    cell: ({ differs, isAnswered }) =>
      differs ? (
        <Badge tone="warning" icon="alert">
          {isAnswered ? words.differs : words.silent}
        </Badge>
      ) : (
        <Badge tone="success" icon="check">
          {words.same}
        </Badge>
      ),
  },
]

/** The charge's code, as the way to what it pays. */
function PaidBy({ code, orderId, topUpId }: Pick<ReconciledCharge, 'code' | 'orderId' | 'topUpId'>) {
  if (orderId !== null) return <TextLink href={`/gestao/pedidos/${orderId}`}>{code}</TextLink>
  if (topUpId !== null) return <TextLink href={`/gestao/creditos?busca=${topUpId}`}>{code}</TextLink>
  return code
}

const sideOf = ({ state, paidCents, refundedCents }: ReconciledCharge['ours']) =>
  words.side(own(words.states, state) ?? state, formatBRL(paidCents), formatBRL(refundedCents))
