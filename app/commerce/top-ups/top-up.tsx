import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getTopUpOptions, listTopUps } from '#contract/commerce/top-ups/endpoints.ts'
import { newFormKey } from '../../forms/form-key.server.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { OwedNote } from '../../session/owed-note.tsx'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { WhereOpen } from '../../station/where-open.tsx'
import { Points } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { AmountForm } from './amount-form.tsx'
import { CancelDialog, TransferDialog } from './dialogs.tsx'
import { Requests } from './requests.tsx'
import { texts } from './texts.ts'
import { changeTopUps } from './top-up-actions.server.ts'
import * as css from './top-ups.css.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(texts.title, loaded?.station ?? '') },
]

/** Loads the page to fill a wallet; where the station has no way to do so, only members with earlier requests find it. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const options = await api.call(getTopUpOptions)
  const { cpf } = personDefaults({ cpf: options.typed_cpf })
  const open = tabsFor(options)
  const tab = tabOf(query, open)
  const after = numberOr(query.get('apos')) ?? undefined
  const isListed = tab === 'pedidos' || options.ways.length === 0
  const { content, next } = isListed
    ? await api.call(listTopUps, { query: { after } })
    : { content: [], next: null }
  if (options.ways.length === 0 && content.length === 0 && !after) throw data(null, { status: 404 })
  const asked = (name: string) =>
    content.find(({ id, state }) => id === numberOr(query.get(name)) && state === 'waiting')
  return {
    station: requireStation(args.context).config.name,
    options: { ...options, typed_cpf: cpf ?? null },
    open,
    tab,
    list: content,
    next,
    isFirst: after === undefined,
    shown: asked('pedido') ?? null,
    isNew: query.has('enviado'),
    cancelling: asked('cancelar') ?? null,
    key: newFormKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  return changeTopUps(api, args)
}

export const shouldRevalidate = () => true

const statement = '/homepage/extrato/extratos-totais'

/** The pages 'Abastecer créditos' and 'Pedidos de tranferência', and the rules of redeeming (WAL-01, WAL-02, WAL-04, WAL-05). */
export default function TopUp() {
  const { options, open, tab, list, next, isFirst, shown, isNew, cancelling, key } =
    useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { currency } = useStation()
  const { points } = useMember()
  return (
    <Container width="reading">
      <Stack gap={32}>
        <Heading level={1}>{texts.title}</Heading>
        <Stat
          label={texts.balance}
          below={
            <WhereOpen to={statement}>
              <TextLink href={statement}>{texts.statement}</TextLink>
            </WhereOpen>
          }
        >
          <Points points={points} currency={currency} size="large" />
        </Stat>
        <OwedNote />
        <Stack gap={24}>
          <Tabs
            label={texts.tabs.label}
            tabs={open.map((value) => ({ value, label: texts.tabs[value] }))}
            current={tab}
            without={['apos', 'pedido', 'enviado', 'cancelar']}
          />
          {tab === 'abastecer' || tab === 'pontos' ? (
            <AmountForm key={tab} tab={tab} options={options} refused={refused} formKey={key} />
          ) : null}
          {tab === 'pedidos' ? <Requests list={list} next={next} isFirst={isFirst} /> : null}
          {tab === 'resgate' ? <Redeem /> : null}
        </Stack>
      </Stack>
      {shown?.way === 'transfer' && options.transfer_instructions ? (
        <TransferDialog topUp={shown} account={options.transfer_instructions} isNew={isNew} />
      ) : null}
      {cancelling ? <CancelDialog topUp={cancelling} /> : null}
    </Container>
  )
}

const tabs = ['abastecer', 'pontos', 'pedidos', 'resgate'] as const
type TopUpTab = (typeof tabs)[number]

/** Gives the tab that an address asks for, of those that are there; else the first of them. Pure. */
function tabOf(query: URLSearchParams, open: readonly TopUpTab[]): TopUpTab {
  const asked = open.find((one) => one === query.get('aba'))
  return asked ?? open[0] ?? 'pedidos'
}

/** Gives the tabs of a station's page: nothing leads where nothing is (WAL-01, WAL-05). Pure. */
const tabsFor = ({ ways, buys_points }: { ways: readonly string[]; buys_points: boolean }): TopUpTab[] => [
  ...(ways.length > 0 ? (['abastecer'] as const) : []),
  ...(buys_points ? (['pontos'] as const) : []),
  'pedidos',
  'resgate',
]

const words = texts.redeem

/** Shows the rules of redeeming the balance, and the way to ask for it: a message to the support (WAL-04, GAP-79). */
const Redeem = () => (
  <Panel title={words.title}>
    <Text>{words.lead}</Text>
    <ul className={css.rules}>
      {words.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    <div>
      <ButtonLink
        href={`/homepage/support?assunto=${encodeURIComponent(words.subject)}`}
        icon="comment"
        width="phone"
      >
        {words.ask}
      </ButtonLink>
    </div>
  </Panel>
)
