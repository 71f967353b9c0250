import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { getCardForm, getCardUses, listCards, removeCard } from '#contract/commerce/cards/endpoints.ts'
import type { Card } from '#contract/commerce/cards/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { numberOr } from '../../routing/number-or.ts'
import { subscriptionPaymentPath } from '../../routing/subscription-path.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { SavedCard } from './saved-card.tsx'
import { texts } from './texts.ts'

const words = texts.list
const here = '/homepage/meios-de-pagamento'
/** The most cards that the API keeps for one person. */
const mostCards = 10

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const [{ content }, { tokens }] = await Promise.all([
    api.call(listCards, { params: { userId: participant.id } }),
    api.call(getCardForm),
  ])
  const cards = content.filter(({ is_saved }) => is_saved)
  const asked = numberOr(new URL(args.request.url).searchParams.get('remover'))
  const station = requireStation(args.context).config.name
  const removing = cards.find(({ id }) => id === asked) ?? null
  const { uses } = removing ? await api.call(getCardUses, { params: { id: removing.id } }) : { uses: [] }
  return { station, cards, isOpen: tokens !== null, removing, uses }
}

/** Removes a card; one that is gone already counts as removed. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const form = await args.request.formData()
  const id = numberOr(form.get('cartao'))
  const confirmed = form.get('paga') === 'visto' ? '1' : undefined
  try {
    if (id !== null) await api.call(removeCard, { params: { id }, query: { confirmed } })
  } catch (problem) {
    // It pays something that the question did not say: it is asked again.
    if (problem instanceof ApiProblem && problem.status === 409) return redirect(`${here}?remover=${id}`)
    if (!(problem instanceof ApiProblem && problem.status === 404)) throw problem
  }
  return redirect(here, {
    headers: { 'set-cookie': await setFlash(args.context, { kind: 'success', title: words.removed }) },
  })
}

/** Shows the saved cards, and the question about one over the list (CRD-01). */
export default function Cards() {
  const { cards, isOpen, removing, uses } = useLoaderData<typeof loader>()
  const { opens } = useMember()
  return (
    <Container width="reading">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead}</Text>
        </Stack>
        {opens.includes('topUps') ? (
          <div>
            <TextLink href={`${here}/comprar`} kind="stand" icon="wallet" iconAfter="chevronRight">
              {words.topUp}
            </TextLink>
          </div>
        ) : null}
        {isOpen ? <CardList cards={cards} /> : <Alert tone="warning">{words.none}</Alert>}
      </Stack>
      {removing ? <RemoveDialog key={removing.id} card={removing} uses={uses} /> : null}
    </Container>
  )
}

function CardList({ cards }: { cards: readonly Card[] }) {
  const add = (
    <ButtonLink href={`${here}/criar`} icon="plus" width="phone">
      {words.add}
    </ButtonLink>
  )
  if (cards.length === 0)
    return (
      <EmptyState object="card" action={add}>
        {words.empty}
      </EmptyState>
    )
  return (
    <>
      <Stack as="ul" gap={12}>
        {cards.map((card) => (
          <li key={card.id}>
            <SavedCard card={card} removeHref={`?remover=${card.id}`} />
          </li>
        ))}
      </Stack>
      {cards.length < mostCards ? <div>{add}</div> : <Text kind="muted">{words.full}</Text>}
    </>
  )
}

const nameOf = ({ issuing, last_digits }: Card) => words.card(issuing, last_digits)

type Use = { name: string; activityId: number | null }

const otherWay = ({ activityId }: Use) =>
  activityId === null ? '/homepage/planos/editar-pagamento' : subscriptionPaymentPath(activityId)

/** Shows the question; of a card that pays something with the way to another one first (PLN-10). */
function RemoveDialog({ card, uses }: { card: Card; uses: readonly Use[] }) {
  const isSending = useIsSending()
  return (
    <Dialog
      open
      title={words.ask}
      closeHref={here}
      actions={
        <>
          <ButtonLink href={here} variant="quiet">
            {words.keep}
          </ButtonLink>
          <Form noValidate method="post" action={here}>
            <input type="hidden" name="cartao" value={card.id} />
            {uses.length > 0 ? <input type="hidden" name="paga" value="visto" /> : null}
            <Button variant="danger" loading={isSending} loadingLabel={words.removing}>
              {uses.length > 0 ? words.removeAnyway : words.remove}
            </Button>
          </Form>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{words.askText(nameOf(card))}</Text>
        {uses.map((use) => (
          <Alert key={`${use.activityId} ${use.name}`} tone="warning">
            {words.pays(use.name)} <TextLink href={otherWay(use)}>{words.otherWay}</TextLink>
          </Alert>
        ))}
      </Stack>
    </Dialog>
  )
}
