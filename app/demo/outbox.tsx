import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { routeId } from '../routing/route-id.ts'
import type { DemoMail } from '../station/portal-context.ts'
import * as css from './outbox.css.ts'
import { texts } from './texts.ts'

export const handle = { hydrate: false }
export const meta: MetaFunction = () => [{ title: texts.outbox.title }]

/** Loads the mails of the station (at the root host: of all), newest first; `?estacao=&id=` shows one. Demo only. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.demo) throw new Response(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const asked = query.get('id')
  if (asked === null) return { mails: await context.demo.mails(context.station?.id), open: null }
  const stationId = context.station?.id ?? routeId(query.get('estacao') ?? undefined)
  const open = await context.demo.mail(stationId, routeId(asked))
  if (!open) throw new Response(null, { status: 404 })
  return { mails: [] as DemoMail[], open }
}

export default function Outbox() {
  const { mails, open } = useLoaderData<typeof loader>()
  return (
    <main id="conteudo" tabIndex={-1} className={css.page}>
      <h1>{open ? open.subject : texts.outbox.title}</h1>
      {open ? <OpenMail mail={open} /> : <MailList mails={mails} />}
    </main>
  )
}

type Mail = Awaited<ReturnType<typeof loader>>['mails'][number]

function MailList({ mails }: { mails: Mail[] }) {
  if (mails.length === 0) return <p>{texts.outbox.empty}</p>
  return (
    <>
      <p>{texts.outbox.lead}</p>
      <ul className={css.list}>
        {mails.map((mail) => (
          <li key={mail.id} className={css.row}>
            <a href={`?estacao=${mail.stationId}&id=${mail.id}`}>{mail.subject}</a>
            <span>
              {texts.outbox.to} {mail.to}
            </span>
            <time dateTime={mail.createdAt}>{mail.createdAt.slice(0, 16).replace('T', ' ')}</time>
          </li>
        ))}
      </ul>
    </>
  )
}

type Opened = NonNullable<Awaited<ReturnType<typeof loader>>['open']>

/** Shows the mail as programs show it: its HTML in a sandboxed frame that runs nothing, its text below. */
function OpenMail({ mail }: { mail: Opened }) {
  return (
    <>
      <p>
        {texts.outbox.to} {mail.to} · <a href="/__outbox">{texts.outbox.back}</a>
      </p>
      <iframe
        title={mail.subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={`/__outbox/${mail.stationId}/${mail.id}`}
        className={css.frame}
      />
      <h2>{texts.outbox.plain}</h2>
      <pre className={css.plain}>{mail.text}</pre>
    </>
  )
}
