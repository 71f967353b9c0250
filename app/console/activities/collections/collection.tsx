import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import type { ApiClient } from '#contract/client.ts'
import {
  getManagedCollection,
  listManagedActivities,
  removeCollection,
  saveCollection,
} from '#contract/console/activities/endpoints.ts'
import { collectionKinds, type ManagedCollection } from '#contract/console/activities/schemas.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { contentIconNames } from '../../../ui/icon-names.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Select } from '../../../ui/select.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { moveOf, moves } from '../../owner/move.server.ts'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { ownerTexts } from '../../ui/texts.ts'
import * as ui from '../../ui/ui.css.ts'
import * as css from '../activities.css.ts'
import { StatusBadge } from '../activity-row.tsx'
import { typeFormOf } from '../types/index.ts'
import { iconTexts } from './icon-texts.ts'
import { texts } from './texts.ts'

type Params = { kind?: string; id?: string }

async function load(api: ApiClient, params: Params): Promise<ManagedCollection> {
  const kind = collectionKinds.find((one) => one === params.kind)
  if (!kind) throw new Response(null, { status: 404 })
  return api.call(getManagedCollection, { params: { kind, id: routeId(params.id) } })
}

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const collection = await load(api, args.params)
  const search = new URL(args.request.url).searchParams.get('busca')?.trim().slice(0, 100) ?? ''
  if (!search) return { collection, search, found: null }
  const { list } = await api.call(listManagedActivities, { query: { search, limit: 50 } })
  const there = new Set(collection.activities.map(({ id }) => id))
  // What members would not see is not offered (GAP-107).
  const offered = list.filter(({ id, type_id }) => !there.has(id) && typeFormOf(type_id))
  return { collection, search, found: offered.slice(0, 12) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...changes, 'remove'], { unnamed: 'save' })
  const { kind, id, ...now } = await load(api, args.params)
  const seen = String(form.get('seen') ?? '')
  const params = { kind, id }
  const { search } = new URL(args.request.url)
  try {
    if (intent === 'remove') {
      await api.call(removeCollection, { params, query: { seen } })
      return redirectSaved(args.context, '/gestao/atividades/listas', texts.removed)
    }
    await api.call(saveCollection, { params, body: { seen, value: changed(now, form, intent) } })
    return redirectSaved(args.context, `/gestao/atividades/listas/${kind}/${id}${search}`, texts.saved)
  } catch (problem) {
    return data(saveProblem(problem), { status: 422 })
  }
}

const changes = [...moves, 'include', 'take', 'save'] as const

/** The collection as one button changes it. */
function changed(
  { name, icon, activities }: Pick<ManagedCollection, 'name' | 'icon' | 'activities'>,
  form: FormData,
  intent: (typeof changes)[number],
) {
  const ids = activities.map((one) => one.id)
  const activity = Number(form.get('activity'))
  const without = ids.filter((one) => one !== activity)
  switch (intent) {
    case 'include':
      return { name, icon, activities: [...without, activity] }
    case 'take':
      return { name, icon, activities: without }
    // From where it was seen: sent again it is where it was to go, and nothing changes.
    case 'up':
    case 'down': {
      const { by, from } = moveOf(form, intent)
      const at = (from ?? ids.indexOf(activity) + 1) - 1
      return { name, icon, activities: without.toSpliced(Math.max(0, at + by), 0, activity) }
    }
    case 'save':
      return { name: String(form.get('name') ?? ''), icon: String(form.get('icon') ?? icon), activities: ids }
  }
}

/** One category, journey or the row 'now playing': its name, and its activities in their order. */
export default function Collection() {
  const { collection, search, found } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const [params] = useSearchParams()
  const { kind, name, icon, activities, tag } = collection
  const seen = <input type="hidden" name="seen" value={tag} />
  return (
    <Stack gap={32} className={ui.narrow}>
      <TextLink href="/gestao/atividades/listas" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Stack gap={8}>
        <Text kind="smallMuted">{texts.kinds[kind]}</Text>
        <Heading level={1}>{name}</Heading>
      </Stack>
      <SaveNotice problem={problem} />
      <Form noValidate method="post" key={tag}>
        {seen}
        <div className={kind === 'category' ? ui.inlineThree : ui.inline}>
          <Field id="name" label={texts.name} error={problem?.fields.name}>
            <TextInput name="name" maxLength={80} required defaultValue={name} />
          </Field>
          {kind === 'category' ? (
            <Field id="icon" label={texts.icon}>
              <Select
                name="icon"
                defaultValue={icon}
                options={contentIconNames.map((value) => ({
                  value,
                  label: iconTexts[value] ?? value,
                }))}
              />
            </Field>
          ) : null}
          <Button>{texts.rename}</Button>
        </div>
      </Form>
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
                  <StatusBadge status={one.status} typeId={one.type_id} />
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
          closeHref={`/gestao/atividades/listas/${kind}/${collection.id}`}
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
