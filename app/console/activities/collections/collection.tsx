import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import type { ApiClient } from '#contract/client.ts'
import {
  getManagedCollection,
  listManagedActivities,
  removeCollection,
  saveCollection,
} from '#contract/console/activities/endpoints.ts'
import {
  type CollectionInput,
  collectionInputSchema,
  collectionKinds,
  type ManagedCollection,
} from '#contract/console/activities/schemas.ts'
import { moveFields } from '#contract/console/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { Form } from '../../../forms/form.tsx'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FieldInput } from '../../fields/inputs.tsx'
import { moves, stepOf } from '../../owner/move.server.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { consoleMeta } from '../../ui/console-meta.ts'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { ownerTexts } from '../../ui/texts.ts'
import * as ui from '../../ui/ui.css.ts'
import * as css from '../activities.css.ts'
import { StatusBadge } from '../activity-row.tsx'
import { typeFormOf } from '../types/index.ts'
import { collectionFields, fieldsOfKind, memberFields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ collection }) => collection.name)

const list = '/gestao/atividades/listas'

type Params = { kind?: string; id?: string }

async function load(api: ApiClient, params: Params): Promise<ManagedCollection> {
  const kind = collectionKinds.find((one) => one === params.kind)
  if (!kind) throw new Response(null, { status: 404 })
  return api.call(getManagedCollection, { params: { kind, id: routeId(params.id) } })
}

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const collection = await load(api, args.params)
  const search = new URL(args.request.url).searchParams.get('busca')?.trim().slice(0, 100) ?? ''
  if (!search) return { collection, search, found: null }
  const known = await api.call(listManagedActivities, { query: { search, limit: 50 } })
  const there = new Set(collection.activities.map(({ id }) => id))
  // What members would not see is not offered (GAP-107).
  const offered = known.list.filter(({ id, type_id }) => !there.has(id) && typeFormOf(type_id))
  return { collection, search, found: offered.slice(0, 12) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...changes, 'save', 'remove'], { unnamed: 'save' })
  const { kind, id, name, icon, activities } = await load(api, args.params)
  const before = { name, icon, activities: activities.map((one) => one.id) }
  const params = { kind, id }
  const seen = seenOf(form)
  const save = async (value: CollectionInput) => {
    await api.call(saveCollection, { params, body: { seen, value } })
    const { search } = new URL(args.request.url)
    return redirectSaved(args.context, `${list}/${kind}/${id}${search}`, texts.saved)
  }
  if (intent === 'save') {
    const named = { name: intent, fields: fieldsOfKind(kind), schema: collectionInputSchema, before }
    return sendForm(form, named, save)
  }
  if (intent === 'remove')
    return sendForm(form, { fields: [], schema: z.object() }, async () => {
      await api.call(removeCollection, { params, query: { seen } })
      return redirectSaved(args.context, list, texts.removed)
    })
  const member = z.object({ activity: idField, from: moveFields.from })
  return sendForm(form, { fields: memberFields, schema: member }, (one) =>
    save({ ...before, activities: changed(before.activities, intent, one) }),
  )
}

const changes = [...moves, 'include', 'take'] as const
type Member = { activity: number; from?: number | undefined }

/** The activities of the row as one button changes them. */
function changed(ids: number[], intent: (typeof changes)[number], { activity, from }: Member): number[] {
  const without = ids.filter((one) => one !== activity)
  if (intent === 'take') return without
  if (intent === 'include') return [...without, activity]
  // From where it was seen: sent again it is where it was to go, and nothing changes.
  const at = (from ?? ids.indexOf(activity) + 1) - 1
  return without.toSpliced(Math.max(0, at + stepOf(intent)), 0, activity)
}

/** One category, journey or the row 'now playing': its name, and its activities in their order. */
export default function Collection() {
  const { collection, search, found } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const { kind, name, icon, activities, tag } = collection
  const fields = fieldsOfKind(kind)
  const seen = <input type="hidden" name="seen" value={tag} />
  return (
    <Stack gap={32} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Stack gap={8}>
        <Text kind="smallMuted">{texts.kinds[kind]}</Text>
        <Heading level={1}>{name}</Heading>
      </Stack>
      <SaveNotice problem={answer?.problem} fields={collectionFields} />
      <OwnerForm key={tag} answer={answer?.form === 'save' ? answer : null} kept={{ name, icon }}>
        {seen}
        <div className={fields.length > 1 ? ui.inlineThree : ui.inline}>
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          <Button>{texts.rename}</Button>
        </div>
      </OwnerForm>
      <Stack gap={12}>
        <Heading level={2} size="card">
          {texts.activities}
        </Heading>
        {kind !== 'journey' && activities.length > 1 ? (
          <Text kind="smallMuted">{texts.byPriority}</Text>
        ) : null}
        {activities.length === 0 ? <Text kind="muted">{texts.empty}</Text> : null}
        <ol className={ui.list}>
          {activities.map((one, at) => (
            <li key={one.id} className={ui.row}>
              <span className={ui.rowName}>
                <strong>{one.name}</strong>
                <span>
                  <StatusBadge status={one.status} />
                </span>
              </span>
              <Form noValidate method="post" preventScrollReset className={ui.actions}>
                {seen}
                <input type="hidden" name="activity" value={one.id} />
                <MoveButtons name={one.name} place={at + 1} />
                <Button
                  name="intent"
                  value="take"
                  variant="quiet"
                  size="small"
                  aria-label={`${texts.take}: ${one.name}`}
                >
                  {texts.take}
                </Button>
              </Form>
            </li>
          ))}
        </ol>
      </Stack>
      <Finder search={search} found={found} tag={tag} />
      <ButtonLink href="?perguntar=excluir" variant="quiet" icon="trash" preventScrollReset>
        {texts.remove}
      </ButtonLink>
      {params.get('perguntar') === 'excluir' ? (
        <AskDialog
          title={ownerTexts.removeTitle(name)}
          text={texts.removeText}
          label={texts.remove}
          intent="remove"
          closeHref={`${list}/${kind}/${collection.id}`}
        >
          {seen}
        </AskDialog>
      ) : null}
    </Stack>
  )
}

type FinderProps = { search: string; found: { id: number; name: string }[] | null; tag: string }

/** Looks for activities by name and puts them at the end. */
const Finder = ({ search, found, tag }: FinderProps) => (
  <Stack gap={12}>
    <Form noValidate method="get" role="search">
      <div className={ui.inline}>
        <Field id="busca" label={texts.find}>
          <TextInput name="busca" type="search" icon="search" maxLength={100} defaultValue={search} />
        </Field>
        <Button variant="secondary">{texts.findButton}</Button>
      </div>
    </Form>
    {found?.length === 0 ? <Text kind="muted">{texts.nothing}</Text> : null}
    <ul className={ui.list}>
      {found?.map((one) => (
        <li key={one.id} className={ui.row}>
          <span className={css.name}>{one.name}</span>
          <Form noValidate method="post" preventScrollReset>
            <input type="hidden" name="seen" value={tag} />
            <input type="hidden" name="activity" value={one.id} />
            <Button
              name="intent"
              value="include"
              variant="secondary"
              size="small"
              icon="plus"
              aria-label={`${texts.include}: ${one.name}`}
            >
              {texts.include}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  </Stack>
)
