import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  createCollection,
  listManagedCollections,
  moveCollection,
} from '#contract/console/activities/endpoints.ts'
import {
  type CollectionKind,
  collectionInputSchema,
  collectionKinds,
  type ManagedCollectionRow,
} from '#contract/console/activities/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ContentIcon } from '../../../ui/content-icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { fieldOf } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../../owner/form-key.server.ts'
import { afterMove, entryForm, moves, stepOf } from '../../owner/move.server.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { type Refused, sendForm } from '../../owner/send-form.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { ownerTexts } from '../../ui/texts.ts'
import * as ui from '../../ui/ui.css.ts'
import { texts as activityTexts } from '../texts.ts'
import * as css from './collections.css.ts'
import { collectionFields, kindField } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

const here = '/gestao/atividades/listas'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return { collections: await api.call(listManagedCollections), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...moves, 'add'], { unnamed: 'add' })
  if (intent === 'add') {
    const added = {
      fields: addedFields,
      schema: collectionInputSchema.extend({ kind: z.enum(collectionKinds) }),
    }
    return sendForm(form, added, async ({ kind, ...body }) => {
      const idempotencyKey = formKeyOf(form)
      const { id } = await api.call(createCollection, { params: { kind }, body, idempotencyKey })
      return redirect(`${here}/${kind}/${id}`)
    })
  }
  const moved = {
    fields: [...entryForm.fields, kindField],
    schema: entryForm.schema.extend({ kind: z.enum(collectionKinds) }),
  }
  return sendForm(form, moved, ({ kind, id, from }) => {
    const move = api.call(moveCollection, { params: { kind, id }, body: { by: stepOf(intent), from } })
    return afterMove(args.context, move, here, ownerTexts.moved)
  })
}

const nameField = fieldOf(collectionFields, 'name')
const addedFields = [kindField, nameField]

/** From the top of the home down (HOM-01). */
const kinds: readonly CollectionKind[] = ['now-playing', 'journey', 'category']

/** The rows of the members' home: what there is, in which order, and a new one. */
export default function Collections() {
  const { collections, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Stack gap={32} className={ui.narrow}>
      <TextLink href="/gestao/atividades" kind="stand" icon="arrowLeft">
        {activityTexts.back}
      </TextLink>
      <PageHead title={texts.title} lead={texts.lead} />
      <SaveNotice problem={answer?.problem} fields={addedFields} form={answer?.typed.kind} />
      {kinds.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          refused={answer?.typed.kind === kind ? answer : null}
          formKey={`${formKey}-${kind}`}
          list={collections.filter((one) => one.kind === kind)}
        />
      ))}
    </Stack>
  )
}

type KindProps = {
  kind: CollectionKind
  refused: Refused | null
  formKey: string
  list: ManagedCollectionRow[]
}

function Kind({ kind, refused, formKey, list }: KindProps) {
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
        <OwnerForm
          key={`${list.length} ${refused?.typed.name}`}
          form={kind}
          answer={refused}
          kept={{ kind }}
          formKey={formKey}
        >
          <FieldInput field={kindField} />
          <div className={ui.inline}>
            <FieldInput field={{ ...nameField, label: texts.newName[kind] }} />
            <Button variant="secondary" icon="plus">
              {texts.add[kind]}
            </Button>
          </div>
        </OwnerForm>
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
