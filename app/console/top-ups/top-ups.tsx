import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { topUpStates } from '#contract/commerce/top-ups/state.ts'
import { confirmTopUp, refuseTopUp, searchTopUps, undoTopUp } from '#contract/console/top-ups/endpoints.ts'
import { refusalSchema } from '#contract/console/top-ups/schemas.ts'
import { undoSchema } from '#contract/undo.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { confirmFields, refusalFields, undoFields } from './fields.ts'
import { filterIn, queryOf, type TopUpFilter } from './filter.server.ts'
import { RefusalDialog } from './refusal-dialog.tsx'
import { texts } from './texts.ts'
import { TopUpList } from './top-up-list.tsx'

const states = [
  { value: 'to_confirm', label: texts.toConfirm },
  ...topUpStates.map((value) => ({ value, label: texts.states[value] })),
]

/** The search for requests and their state. */
const Filters = ({ filter, isFiltered }: { filter: TopUpFilter; isFiltered: boolean }) => (
  <FilterForm
    filter={filter}
    isFiltered={isFiltered}
    search={texts.search}
    states={states}
    href="/gestao/creditos"
  />
)

const here = '/gestao/creditos'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const filter = filterIn(query)
  const before = numberOr(query.get('antes')) ?? undefined
  const { list, next, waiting, instructions } = await api.call(searchTopUps, { query: { ...filter, before } })
  const sent = queryOf(filter)
  const asked = sent.size > 0 ? `?${sent}` : ''
  const older = new URLSearchParams(sent)
  if (next !== null) older.set('antes', String(next))
  const refusing = list.find(({ id, state }) => state === 'waiting' && id === numberOr(query.get('recusar')))
  return {
    ...{ list, filter, asked, waiting, refusing: refusing ?? null },
    older: next === null ? null : `?${older}`,
    isFirst: before === undefined,
    hasAccount: instructions.trim() !== '',
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  const form = await args.request.formData()
  const to = `${here}${new URL(args.request.url).search}`
  switch (intentOf(form, ['confirm', 'undo', 'refuse'])) {
    case 'confirm':
      return confirm(args.context, form, to)
    case 'undo':
      return undo(args.context, form, to)
    case 'refuse':
      return refuse(args.context, form)
  }
}

const byId = { id: z.int().positive() }
const confirmSchema = z.object({ ...byId, undoneTimes: z.int().min(0).optional() })

const confirm = (context: PortalContext, form: FormData, to: string) =>
  sendForm(form, { fields: confirmFields, schema: confirmSchema }, async ({ id, ...body }) => {
    const { state } = await context.api.call(confirmTopUp, { params: { id }, body })
    return redirectSaved(context, to, state === 'paid' ? texts.confirmed : texts.first)
  })

const undo = (context: PortalContext, form: FormData, to: string) =>
  sendForm(form, { fields: undoFields, schema: undoSchema.extend(byId) }, async ({ id, ...body }) => {
    await context.api.call(undoTopUp, { params: { id }, body })
    return redirectSaved(context, to, texts.undone)
  })

const refusal = {
  name: 'refuse',
  fields: refusalFields,
  schema: refusalSchema.extend(byId),
}
const refuse = (context: PortalContext, form: FormData) =>
  sendForm(form, refusal, async ({ id, reason }) => {
    await context.api.call(refuseTopUp, { params: { id }, body: { reason } })
    return redirectSaved(context, here, texts.refuse.done)
  })

/** Requests for credits: those that wait, found, confirmed by one press, refused with a reason (WAL-01). */
export default function TopUps() {
  const { list, filter, asked, waiting, refusing, older, isFirst, hasAccount } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = answer?.form === 'refuse' && refusing ? answer : undefined
  return (
    <>
      <ListPage
        title={texts.title}
        lead={texts.lead}
        notice={
          <>
            {refused ? null : <SaveNotice problem={answer?.problem} />}
            {hasAccount ? null : <NoAccount />}
            {hasAccount || waiting > 0 ? (
              <Waiting count={waiting} isShown={filter.state === 'to_confirm'} />
            ) : null}
          </>
        }
        filter={<Filters filter={filter} isFiltered={asked !== ''} />}
        object="wallet"
        none={texts.none}
        noneFound={texts.noneFound}
        isEmpty={list.length === 0}
        isFiltered={asked !== '' || !isFirst}
        pages={<PageLinks newest={isFirst ? null : `${here}${asked}`} older={older} words={texts} />}
      >
        <TopUpList list={list} asked={asked} />
      </ListPage>
      {refusing ? <RefusalDialog topUp={refusing} answer={refused} closeHref={`${here}${asked}`} /> : null}
    </>
  )
}

const NoAccount = () => (
  <Alert action={<TextLink href="/gestao/dados">{texts.setUp}</TextLink>}>{texts.noAccount}</Alert>
)

function Waiting({ count, isShown }: { count: number; isShown: boolean }) {
  if (count === 0) return <Alert tone="success">{texts.waitingNone}</Alert>
  const link = <TextLink href="?situacao=to_confirm">{texts.seeWaiting}</TextLink>
  return (
    <Alert tone="warning" action={isShown ? undefined : link}>
      {texts.waiting(count)}
    </Alert>
  )
}
