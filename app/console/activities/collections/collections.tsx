import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import {
  createCollection,
  listManagedCollections,
  moveCollection,
} from '#contract/console/activities/endpoints.ts'
import {
  type CollectionKind,
  collectionKinds,
  type ManagedCollectionRow,
} from '#contract/console/activities/schemas.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ContentIcon } from '../../../ui/content-icon.tsx'
import { Field } from '../../../ui/field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { formKeyOf, newFormKey } from '../../owner/form-key.server.ts'
import { FormKey } from '../../owner/form-key.tsx'
import { afterMove, moveOf, moves } from '../../owner/move.server.ts'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { ownerTexts } from '../../ui/texts.ts'
import * as ui from '../../ui/ui.css.ts'
import { texts as activityTexts } from '../texts.ts'
import * as css from './collections.css.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  return { collections: await api.call(listManagedCollections), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...moves, 'add'], { unnamed: 'add' })
  const kind = kindOf(form.get('kind'))
  if (intent !== 'add') {
    const id = routeId(String(form.get('id')))
    const move = api.call(moveCollection, { params: { kind, id }, body: moveOf(form, intent) })
    return afterMove(args.context, move, '/gestao/atividades/listas', ownerTexts.moved)
  }
  const name = String(form.get('name') ?? '')
  try {
    const idempotencyKey = formKeyOf(form)
    const { id } = await api.call(createCollection, { params: { kind }, body: { name }, idempotencyKey })
    return redirect(`/gestao/atividades/listas/${kind}/${id}`)
  } catch (problem) {
    const { fields, messages } = saveProblem(problem)
    return data({ kind, name, error: fields.name ?? messages[0] ?? '' }, { status: 422 })
  }
}

function kindOf(text: unknown): CollectionKind {
  const kind = collectionKinds.find((one) => one === text)
  if (!kind) throw new Response(null, { status: 404 })
  return kind
}

/** From the top of the home down (HOM-01). */
const kinds: readonly CollectionKind[] = ['now-playing', 'journey', 'category']

/** The rows of the members' home: what there is, in which order, and a new one. */
export default function Collections() {
  const { collections, formKey } = useLoaderData<typeof loader>()
  return (
    <Stack gap={32} className={ui.narrow}>
      <TextLink href="/gestao/atividades" kind="stand" icon="arrowLeft">
        {activityTexts.back}
      </TextLink>
      <Stack gap={8}>
        <Heading level={1}>{texts.title}</Heading>
        <Text kind="muted">{texts.lead}</Text>
      </Stack>
      {kinds.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          formKey={`${formKey}-${kind}`}
          list={collections.filter((one) => one.kind === kind)}
        />
      ))}
    </Stack>
  )
}

type KindProps = { kind: CollectionKind; formKey: string; list: ManagedCollectionRow[] }

function Kind({ kind, formKey, list }: KindProps) {
  const answer = useActionData<typeof action>()
  const refused = answer?.kind === kind ? answer : null
  // Of this kind there is one; who was slower than somebody else keeps what they typed and reads why.
  const isFull = kind === 'now-playing' && list.length > 0 && !refused
  return (
    <Stack gap={12}>
      <Heading level={2}>{texts[kind]}</Heading>
      {texts.leads[kind] ? <Text kind="smallMuted">{texts.leads[kind]}</Text> : null}
      {list.length === 0 ? <Text kind="muted">{texts.noneYet[kind]}</Text> : null}
      <ol className={ui.list}>
        {list.map((one, at) => (
          <CollectionRow key={one.id} collection={one} place={at + 1} />
        ))}
      </ol>
      {isFull ? null : (
        <Form noValidate method="post" key={`${list.length} ${refused?.name}`}>
          <input type="hidden" name="kind" value={kind} />
          <FormKey value={formKey} />
          <div className={ui.inline}>
            <Field id={`name-${kind}`} label={texts.newName[kind]} error={refused?.error}>
              <TextInput name="name" maxLength={80} required defaultValue={refused?.name} />
            </Field>
            <Button variant="secondary" icon="plus">
              {texts.add[kind]}
            </Button>
          </div>
        </Form>
      )}
    </Stack>
  )
}

function CollectionRow({
  collection: { kind, id, name, icon, count },
  place,
}: {
  collection: ManagedCollectionRow
  place: number
}) {
  return (
    <li className={ui.row}>
      <span className={css.listIcon}>
        {kind === 'category' ? <ContentIcon name={icon} /> : null}
        <span className={ui.rowName}>
          <strong>{name}</strong>
          <span className={ui.small}>{texts.count(count)}</span>
        </span>
      </span>
      <div className={ui.actions}>
        {kind === 'now-playing' ? null : (
          <Form noValidate method="post" preventScrollReset className={ui.order}>
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="id" value={id} />
            <MoveButtons name={name} place={place} />
          </Form>
        )}
        <ButtonLink
          href={`/gestao/atividades/listas/${kind}/${id}`}
          variant="secondary"
          size="small"
          aria-label={`${ownerTexts.edit}: ${name}`}
        >
          {ownerTexts.edit}
        </ButtonLink>
      </div>
    </li>
  )
}
