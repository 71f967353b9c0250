import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  listManagedFields,
  type ManagedField,
  moveOwnField,
  removeOwnField,
} from '#contract/console/own-fields/endpoints.ts'
import { idField } from '#contract/content-fields.ts'
import { Form } from '../../forms/form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PeopleTabs } from '../entry/people-tabs.tsx'
import { afterMove, entryForm, moves, stepOf } from '../owner/move.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { consoleMeta } from '../ui/console-meta.ts'
import { ListPage } from '../ui/list-page.tsx'
import { MoveButtons } from '../ui/move-buttons.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const here = '/gestao/pessoas/campos'

export const meta = consoleMeta(texts.title)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const fields = await api.call(listManagedFields)
  return { fields, asked: fields.find(({ id }) => id === numberOr(query.get('remover'))) ?? null }
}

const removal = {
  fields: (['id', 'people'] as const).map((name) => ({ name, label: '', kind: 'number' as const })),
  schema: z.object({ id: idField, people: z.int().min(0) }),
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...moves, 'remove'])
  if (intent === 'remove')
    return sendForm(form, removal, async ({ id, people }) => {
      await api.call(removeOwnField, { params: { id }, query: { people } })
      return redirectSaved(args.context, here, texts.removed)
    })
  return sendForm(form, entryForm, ({ id, from }) => {
    const move = api.call(moveOwnField, { params: { id }, body: { by: stepOf(intent), from } })
    return afterMove(args.context, move, here, texts.moved)
  })
}

/** What the station keeps of its people beside what every one does: in their order, each with how many have it (PPL-17). */
export default function OwnFields() {
  const { fields, asked } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <ListPage
        title={texts.title}
        lead={texts.lead}
        tabs={<PeopleTabs current="campos" />}
        action={<ButtonLink href={`${here}/novo`}>{texts.add}</ButtonLink>}
        notice={<SaveNotice problem={answer?.problem} />}
        object="users"
        none={texts.none}
        isEmpty={fields.length === 0}
        isFiltered={false}
      >
        <ul className={ui.list}>
          {fields.map((field, at) => (
            <Line key={field.id} field={field} place={at + 1} />
          ))}
        </ul>
      </ListPage>
      {asked ? (
        <AskDialog
          title={texts.ask.title(asked.name)}
          text={texts.ask.text(asked.people)}
          label={texts.remove}
          intent="remove"
          closeHref={here}
        >
          <input type="hidden" name="id" value={asked.id} />
          <input type="hidden" name="people" value={asked.people} />
        </AskDialog>
      ) : null}
    </>
  )
}

function Line({ field, place }: { field: ManagedField; place: number }) {
  const { id, name, kind, asked, isRequired, people } = field
  return (
    <li className={ui.row}>
      <span className={ui.rowName}>
        <TextLink href={`${here}/${id}`}>{name}</TextLink>
        <span className={ui.small}>{`${texts.kinds[kind]} · ${texts.asked[asked]}`}</span>
        <span className={ui.small}>{texts.filled(people)}</span>
      </span>
      {isRequired ? <Badge>{texts.required}</Badge> : null}
      <Form method="post" noValidate className={ui.actions} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <MoveButtons name={name} place={place} />
        <ButtonLink href={`?remover=${id}`} variant="quiet" size="small" aria-label={texts.removeOf(name)}>
          {texts.remove}
        </ButtonLink>
      </Form>
    </li>
  )
}
