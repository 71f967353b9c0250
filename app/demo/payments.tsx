import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { DemoCharge, PortalContext } from '../station/portal-context.ts'
import { formatBRL, formatDateTime } from '../ui/format.ts'
import * as outbox from './outbox.css.ts'
import * as css from './payments.css.ts'
import { texts } from './texts.ts'

const words = texts.payments

export const handle = { hydrate: false }
export const meta: MetaFunction = () => [{ title: words.title }]

function requireDemo({ demo }: PortalContext) {
  if (!demo) throw new Response(null, { status: 404 })
  return demo
}

/** Loads the bank behind the simulated payment gateway: charges of the station (at the root host: of all). Demo only. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { bank } = requireDemo(context)
  const said = new URL(request.url).searchParams.get('feito')
  if (!bank) return { charges: null, cards: [], said }
  return { charges: await bank.charges(context.station?.id), cards: Object.entries(bank.cards), said }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { bank } = requireDemo(context)
  if (!bank) throw new Response(null, { status: 404 })
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '')
  const isDone = await play(bank, textOf, context.station?.id)
  throw redirect(`/__pagamentos?feito=${isDone ? '1' : '0'}`)
}

type Bank = NonNullable<NonNullable<PortalContext['demo']>['bank']>

async function play(
  bank: Bank,
  textOf: (name: string) => string,
  stationId: number | undefined,
): Promise<boolean> {
  const [act, mode, order] = [textOf('ato'), textOf('dia'), textOf('avisos')]
  if (act) return bank.act(textOf('codigo'), act, stationId)
  if (mode) return bank.misbehave(mode, 1)
  return (await bank.deliver({ newestFirst: order === 'trocados' })) > 0
}

export default function Payments() {
  const { charges, cards, said } = useLoaderData<typeof loader>()
  return (
    <main id="conteudo" tabIndex={-1} className={outbox.page}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {said === null ? null : <p role="status">{said === '1' ? words.done : words.nothing}</p>}
      {charges === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <h2>{words.charges}</h2>
          <Charges charges={charges} />
          <Moods />
          <h2>{words.cards}</h2>
          <p>{words.cardsLead}</p>
          <ul className={outbox.list}>
            {cards.map(([number, behaviour]) => (
              <li key={number} className={outbox.row}>
                <code>{number}</code> {words.behaviours[behaviour]}
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  )
}

const timeZone = 'America/Sao_Paulo'

function Charges({ charges }: { charges: DemoCharge[] }) {
  if (charges.length === 0) return <p>{words.empty}</p>
  return (
    <ul className={outbox.list}>
      {charges.map((charge) => (
        <li key={charge.code} className={outbox.row}>
          <strong>
            {charge.code} · {words.methods[charge.method]} · {formatBRL(charge.amountCents)}
          </strong>
          <span>
            {words.statuses[charge.status] ?? charge.status}
            {charge.expiresAt ? ` · ${words.until(formatDateTime(charge.expiresAt, timeZone))}` : null}
            {charge.paidCents > 0 ? ` · ${words.paid(formatBRL(charge.paidCents))}` : null}
            {charge.refundedCents > 0 ? ` · ${words.back(formatBRL(charge.refundedCents))}` : null}
          </span>
          <form method="post" noValidate className={css.acts}>
            <input type="hidden" name="codigo" value={charge.code} />
            {Object.entries(words.acts).map(([act, label]) => (
              <button
                type="submit"
                key={act}
                name="ato"
                value={act}
                className={css.act}
                aria-label={`${label}: ${charge.code}`}
              >
                {label}
              </button>
            ))}
          </form>
        </li>
      ))}
    </ul>
  )
}

function Moods() {
  return (
    <>
      <h2>{words.moods}</h2>
      <p>{words.moodsLead}</p>
      <form method="post" noValidate className={css.acts}>
        {Object.entries(words.modes).map(([mode, label]) => (
          <button type="submit" key={mode} name="dia" value={mode} className={css.act}>
            {label}
          </button>
        ))}
      </form>
      <form method="post" noValidate className={css.acts}>
        <button type="submit" name="avisos" value="em-ordem" className={css.act}>
          {words.deliver.inOrder}
        </button>
        <button type="submit" name="avisos" value="trocados" className={css.act}>
          {words.deliver.swapped}
        </button>
      </form>
    </>
  )
}
