import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { WhereOpen } from '../../station/where-open.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { loadNewCard, saveNewCard } from './new-card.server.ts'
import { NewCardForm } from './new-card-form.tsx'
import { texts } from './texts.ts'

const words = texts.form
const list = '/homepage/meios-de-pagamento'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const cep = new URL(args.request.url).searchParams.get('cep')
  const station = requireStation(args.context).config.name
  return {
    station,
    typedCep: cep?.slice(0, 12) ?? '',
    ...(await loadNewCard(api, { memberId: participant.id, typedCep: cep })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { refused } = await saveNewCard(api, await args.request.formData())
  if (refused) return refused
  const { pathname } = new URL(args.request.url)
  // The page of subscriptions comes up anew; who came from the list goes back to it (CRD-02, CRD-03).
  return redirect(pathname.includes('cartao-assinatura') ? '/homepage/cartao-assinatura' : list, {
    headers: { 'set-cookie': await setFlash(args.context, { kind: 'success', title: words.saved }) },
  })
}

/** The page 'Cadastrar novo cartão' (CRD-02, CRD-03). */
export default function NewCard() {
  const loaded = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  return (
    <Container>
      <Stack gap={32}>
        <Stack gap={8}>
          <WhereOpen to={list}>
            <TextLink href={list} kind="stand" icon="arrowLeft">
              {words.back}
            </TextLink>
          </WhereOpen>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead}</Text>
        </Stack>
        {loaded.cardForm.tokens ? (
          // A saved card, and a form that begins anew.
          <NewCardForm key={loaded.key} loaded={loaded} lastResult={lastResult} />
        ) : (
          <Alert tone="warning">{texts.list.none}</Alert>
        )}
      </Stack>
    </Container>
  )
}
